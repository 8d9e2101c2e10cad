import { ttft } from "../../deployment/request.js";
import { fail } from "../../failure.js";
import { voiceLatencyMs } from "../../functions/pacing/voice-latency-ms.js";
import { VOICE_SLACK_MS } from "../../functions/pacing/voice-slack-ms.js";
import { wpmToTps } from "../../functions/pacing/wpm-to-tps.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerInput } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import { isNamed, numberInput, sourceOf, understand } from "../scenario.js";
import type { Slots } from "../slots.js";
import { TOKENS_PER_WORD } from "../text-length.js";

// The silence before a voice assistant speaks: recognition, first tokens, synthesis and network against a budget.

/** Tolerated in a conversation; people leave each other about 200 ms. */
const USUAL_BUDGET_MS = 500;
/** Tokens that a synthesis wants before it begins, where the writing speed is known. */
const USUAL_CHUNK = 10;
const SPEECH_WPM = 150;
const USUAL_PROMPT = 500;

export const voice = defineIntent({
  id: "voice",
  title: { en: "Voice budget", fr: "Budget vocal" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const budgetMs = slots.latency_s === undefined ? USUAL_BUDGET_MS : slots.latency_s * 1000;
    const first = firstTokenOf(slots, lang);
    const tpotMs = slots.tpot_ms ?? (slots.tps === undefined ? 0 : 1000 / slots.tps);
    const firstChunkTokens = tpotMs > 0 ? USUAL_CHUNK : 1;
    const asrMs = (slots.asr_ms ?? 0) + (slots.vad_ms ?? 0);
    const { tts_ms: ttsMs = 0, network_ms: networkMs = 0 } = slots;
    const call = [budgetMs, first.ms, tpotMs, firstChunkTokens, asrMs, ttsMs, networkMs];
    const reply = answerCall(VOICE_SLACK_MS, call, lang);
    if (!reply.ok) return reply;
    const slack = Number(reply.value);
    const total = voiceLatencyMs({ ttftMs: first.ms, tpotMs, firstChunkTokens, asrMs, ttsMs, networkMs });
    const stages: readonly (readonly [string, number])[] = [
      [fr ? "fin de tour" : "end of turn", slots.vad_ms ?? 0],
      [fr ? "reconnaissance" : "recognition", slots.asr_ms ?? 0],
      ["TTFT", first.ms],
      [fr ? "premiers mots" : "first words", (firstChunkTokens - 1) * tpotMs],
      [fr ? "synthèse" : "synthesis", ttsMs],
      [fr ? "réseau" : "network", networkMs],
    ];
    const present = stages.filter(([, ms]) => ms > 0);
    const [longest] = [...present].sort((a, b) => b[1] - a[1]);
    const missing = [
      ...(asrMs === 0 ? [fr ? "reconnaissance" : "recognition"] : []),
      ...(ttsMs === 0 ? [fr ? "synthèse" : "synthesis"] : []),
      ...(networkMs === 0 ? [fr ? "réseau" : "network"] : []),
    ];
    const needed = wpmToTps({ wordsPerMin: SPEECH_WPM, tokensPerWord: TOKENS_PER_WORD[lang] });
    return {
      ...reply,
      answer: {
        ...reply.answer,
        title: this.title[lang],
        headline: [
          figure(
            slack >= 0 ? { en: "left", fr: "il reste" } : { en: "over the budget by", fr: "dépassement" },
            Math.abs(slack),
            "ms",
            lang,
            0,
          ),
          figure({ en: "until the voice speaks", fr: "avant la voix" }, total, "ms", lang, 0),
        ],
        inputs: [
          numberInput({ en: "budget", fr: "budget" }, budgetMs, "ms", slots.latency_s !== undefined, lang),
          ...first.inputs,
        ],
        ...(present.length > 1
          ? {
              table: {
                columns: [fr ? "étape" : "stage", "ms"],
                rows: present.map(([name, ms]) => [name, formatNumber(ms, lang, 0)]),
              },
            }
          : {}),
        notes: [
          ...(slack < 0 && longest
            ? [
                fr
                  ? `L’étape la plus longue est « ${longest[0]} » (${formatNumber(longest[1], lang, 0)} ms) : c’est là qu’il faut gagner.`
                  : `The longest stage is “${longest[0]}” (${formatNumber(longest[1], lang, 0)} ms): that is where to gain.`,
              ]
            : []),
          ...first.notes,
          ...(missing.length > 0
            ? [fr ? `Non compté : ${missing.join(", ")}.` : `Not counted: ${missing.join(", ")}.`]
            : []),
          fr
            ? `500 ms sont tolérés, 200 ms naturels ; ensuite ${formatNumber(needed, lang, 1)} tok/s suffisent pour parler sans pause.`
            : `500 ms are tolerated, 200 ms natural; after that ${formatNumber(needed, lang, 1)} tok/s are enough to speak without gaps.`,
        ].slice(0, 3),
      },
    };
  },
});

interface FirstToken {
  readonly ms: number;
  readonly inputs: readonly AnswerInput[];
  readonly notes: readonly string[];
}

/** TTFT as said, or estimated for a named model on a device. */
function firstTokenOf(slots: Slots, lang: Lang): FirstToken {
  const label = { en: "TTFT", fr: "TTFT" };
  if (slots.ttft_ms !== undefined)
    return { ms: slots.ttft_ms, inputs: [numberInput(label, slots.ttft_ms, "ms", true, lang)], notes: [] };
  if (!isNamed(slots))
    return fail("type", {
      param: "ttft",
      given: null,
      reason: {
        en: "how long until the first token? Give a TTFT (240 ms), or a model and a device",
        fr: "combien de temps avant le premier token ? Donnez un TTFT (240 ms), ou un modèle et un matériel",
      },
    });
  const scenario = understand(slots, lang);
  const promptTokens = slots.prompt_tokens ?? slots.context ?? USUAL_PROMPT;
  const { expected, low, high } = ttft(scenario.deployment, {
    promptTokens,
    concurrency: slots.concurrency ?? 1,
  });
  const number = (value: number) => formatNumber(value, lang, 0);
  return {
    ms: Math.round(expected),
    inputs: [
      ...scenario.inputs,
      numberInput(
        { en: "prompt", fr: "prompt" },
        promptTokens,
        "tokens",
        sourceOf(slots, "prompt_tokens"),
        lang,
      ),
      numberInput(label, Math.round(expected), "ms", "derived", lang),
    ],
    notes: [
      lang === "fr"
        ? `TTFT estimé, fourchette ${number(low)} – ${number(high)} ms.`
        : `Estimated TTFT, band ${number(low)} – ${number(high)} ms.`,
    ],
  };
}
