import { defineFunction } from "../../define.js";
import { voiceStages } from "../../params/voice.js";
import { speedArticle } from "../../sources.js";

// Speech starts with the first chunk of text, not with the whole answer. The stages follow one another.

/** Silence between the end of the question and the first sound of the answer, ms. */
export function voiceLatencyMs(args: {
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly firstChunkTokens: number;
  readonly asrMs: number;
  readonly ttsMs: number;
  readonly networkMs: number;
}): number {
  const chunkMs = args.ttftMs + (args.firstChunkTokens - 1) * args.tpotMs;
  return chunkMs + args.asrMs + args.ttsMs + args.networkMs;
}

export const VOICE_LATENCY_MS = defineFunction({
  name: "VOICE_LATENCY_MS",
  family: "pacing",
  title: { en: "Latency of a voice assistant", fr: "Latence d’un assistant vocal" },
  summary: {
    en: "Silence before a voice assistant answers, all stages included",
    fr: "Silence avant la réponse d’un assistant vocal, toutes étapes comprises",
  },
  params: voiceStages,
  returns: { kind: "number", unit: "ms" },
  formula: "ttft_ms + (first_chunk_tokens - 1) × tpot_ms + asr_ms + tts_ms + network_ms",
  compute: voiceLatencyMs,
  examples: [
    {
      args: [240, 1.3333333333333333, 10, 100, 80, 40],
      result: 472,
      note: { en: "a whole pipeline at 750 tok/s", fr: "une chaîne complète à 750 tok/s" },
    },
  ],
  assumptions: [
    {
      en: "Stages run one after the other; overlapping them shortens the silence.",
      fr: "Étapes successives ; les recouvrir raccourcit le silence.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["VOICE_SLACK_MS", "TTFT_MS"],
});
