import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { tpotMs, ttftMs } from "../../params/time.js";
import { outputTokens } from "../../params/tokens.js";
import { latencySheet } from "../../sources.js";
import { responseTimeS } from "./response-time-s.js";

// Tokens over the whole wait. It tends to 1000 / TPOT for long answers, and exceeds it when TTFT is below TPOT.

/** Tokens per second that a user sees over the whole answer. */
export function overallTps(args: {
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly outputTokens: number;
}): number {
  const seconds = responseTimeS(args);
  if (seconds === 0)
    fail("domain", {
      param: "ttft_ms",
      reason: {
        en: "TTFT and TPOT cannot both be 0",
        fr: "le TTFT et le TPOT ne peuvent pas être nuls tous les deux",
      },
    });
  return args.outputTokens / seconds;
}

export const OVERALL_TPS = defineFunction({
  name: "OVERALL_TPS",
  family: "response",
  title: { en: "Overall speed", fr: "Débit global" },
  summary: {
    en: "Tokens/s over the whole answer, first wait included",
    fr: "Tokens/s sur toute la réponse, attente initiale comprise",
  },
  params: [ttftMs, tpotMs, outputTokens],
  returns: { kind: "number", unit: "tokPerS" },
  formula: "output_tokens / ((ttft_ms + (output_tokens - 1) × tpot_ms) / 1000)",
  compute: overallTps,
  examples: [
    {
      args: [200, 20, 500],
      result: 49.11591355599214,
      note: { en: "just below the steady 50", fr: "juste sous les 50 en régime établi" },
    },
  ],
  assumptions: [
    {
      en: "One request; n tokens over the total time.",
      fr: "Une seule requête ; n tokens sur la durée totale.",
    },
  ],
  sources: [latencySheet],
  seeAlso: ["RESPONSE_TIME_S", "TPS_FROM_TPOT"],
});
