import { defineFunction } from "../../define.js";
import { tps, ttftMs } from "../../params/time.js";
import { aiperfMetrics, speedArticle } from "../../sources.js";

// A reasoning model streams hidden tokens first: the user sees nothing until they are over.

/** Time to the first token of the visible answer, s. */
export function firstVisibleS(args: {
  readonly ttftMs: number;
  readonly thinkingTokens: number;
  readonly tps: number;
}): number {
  return args.ttftMs / 1000 + args.thinkingTokens / args.tps;
}

export const FIRST_VISIBLE_S = defineFunction({
  name: "FIRST_VISIBLE_S",
  family: "pacing",
  title: { en: "Time to the first visible token", fr: "Délai avant le premier token visible" },
  summary: {
    en: "Seconds until a reasoning model shows the first word of its answer",
    fr: "Secondes avant qu’un modèle à raisonnement affiche sa réponse",
  },
  params: [
    ttftMs,
    {
      name: "thinking_tokens",
      kind: "integer",
      unit: "tokens",
      min: 0,
      label: { en: "reasoning tokens", fr: "tokens de raisonnement" },
      help: { en: "Hidden tokens written before the answer", fr: "Tokens cachés écrits avant la réponse" },
    },
    tps,
  ],
  returns: { kind: "number", unit: "s" },
  formula: "ttft_ms / 1000 + thinking_tokens / tps",
  compute: firstVisibleS,
  examples: [
    {
      args: [500, 3000, 15],
      result: 200.5,
      note: { en: "3,000 hidden tokens at 15 tok/s", fr: "3 000 tokens cachés à 15 tok/s" },
    },
    {
      args: [240, 3000, 750],
      result: 4.24,
      note: { en: "the same at 750 tok/s", fr: "les mêmes à 750 tok/s" },
    },
  ],
  assumptions: [
    {
      en: "TTFT up to the first token of any kind; this is the “time to first output token”.",
      fr: "TTFT jusqu’au premier token, caché ou non ; ceci est le délai du premier token visible.",
    },
  ],
  sources: [speedArticle, aiperfMetrics],
  seeAlso: ["THINKING_TOKENS", "RESPONSE_TIME_S"],
});
