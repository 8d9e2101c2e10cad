import { defineFunction } from "../../define.js";
import { tpotMs, ttftMs } from "../../params/time.js";
import { outputTokens } from "../../params/tokens.js";
import { latencySheet, vllmBenchmark } from "../../sources.js";

// The first token is inside the TTFT, so n tokens have n - 1 gaps.

/** Time from the request to the last token, s. */
export function responseTimeS(args: {
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly outputTokens: number;
}): number {
  return (args.ttftMs + (args.outputTokens - 1) * args.tpotMs) / 1000;
}

export const RESPONSE_TIME_S = defineFunction({
  name: "RESPONSE_TIME_S",
  family: "response",
  title: { en: "Response time", fr: "Temps de réponse" },
  summary: {
    en: "Seconds from the request to the last token",
    fr: "Secondes entre la requête et le dernier token",
  },
  params: [ttftMs, tpotMs, outputTokens],
  returns: { kind: "number", unit: "s" },
  formula: "(ttft_ms + (output_tokens - 1) × tpot_ms) / 1000",
  compute: responseTimeS,
  examples: [
    {
      args: [200, 20, 500],
      result: 10.18,
      note: { en: "200 ms, then 499 gaps of 20 ms", fr: "200 ms, puis 499 intervalles de 20 ms" },
    },
  ],
  assumptions: [
    {
      en: "TPOT is the mean of the gaps; streaming or not, the total is the same.",
      fr: "Le TPOT est la moyenne des intervalles ; avec ou sans streaming, le total est le même.",
    },
  ],
  sources: [latencySheet, vllmBenchmark],
  seeAlso: ["OVERALL_TPS", "MAX_TOKENS_IN_BUDGET", "RESPONSE_CURVE"],
});
