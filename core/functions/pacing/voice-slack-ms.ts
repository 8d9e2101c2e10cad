import { defineFunction } from "../../define.js";
import { voiceStages } from "../../params/voice.js";
import { speedArticle, turnTaking } from "../../sources.js";
import { voiceLatencyMs } from "./voice-latency-ms.js";

// Negative means over budget: that is the answer, not an error.

/** What the stages of a voice assistant leave of its budget, ms. */
export function voiceSlackMs(
  args: { readonly budgetMs: number } & Parameters<typeof voiceLatencyMs>[0],
): number {
  return args.budgetMs - voiceLatencyMs(args);
}

export const VOICE_SLACK_MS = defineFunction({
  name: "VOICE_SLACK_MS",
  family: "pacing",
  title: { en: "Slack of a voice assistant", fr: "Marge d’un assistant vocal" },
  summary: {
    en: "Milliseconds left of a voice budget; negative when it is exceeded",
    fr: "Millisecondes restantes d’un budget vocal ; négatif s’il est dépassé",
  },
  params: [
    {
      name: "budget_ms",
      kind: "number",
      unit: "ms",
      min: 0,
      label: { en: "latency budget", fr: "budget de latence" },
      help: {
        en: "Longest acceptable silence in ms; 500 is tolerated, 200 natural",
        fr: "Silence maximal acceptable en ms ; 500 toléré, 200 naturel",
      },
    },
    ...voiceStages,
  ],
  returns: { kind: "number", unit: "ms" },
  formula: "budget_ms - (ttft_ms + (first_chunk_tokens - 1) × tpot_ms + asr_ms + tts_ms + network_ms)",
  compute: voiceSlackMs,
  examples: [
    { args: [500, 240], result: 260, note: { en: "only the model counted", fr: "modèle seul" } },
    {
      args: [500, 300, 5, 12, 120, 90, 60],
      result: -125,
      note: { en: "a whole pipeline: 125 ms too slow", fr: "une chaîne complète : 125 ms de trop" },
    },
  ],
  assumptions: [
    {
      en: "500 ms is a tolerance; people leave about 200 ms between turns.",
      fr: "500 ms est une tolérance ; entre humains, l’écart est d’environ 200 ms.",
    },
  ],
  sources: [speedArticle, turnTaking],
  seeAlso: ["VOICE_LATENCY_MS", "TTFT_BUDGET_MS"],
});
