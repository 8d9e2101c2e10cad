import { defineFunction } from "../../define.js";
import { tpotMs, ttftMs } from "../../params/time.js";
import { latencySheet } from "../../sources.js";
import { overallTps } from "./overall-tps.js";
import { responseTimeS } from "./response-time-s.js";

// The whole table in one call: a spilling function costs a host far less than thousands of cells.

/** One row [tokens, s, tok/s] for each answer length. */
export function responseCurve(args: {
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly tokenCounts: readonly number[];
}): readonly (readonly number[])[] {
  return args.tokenCounts.map((outputTokens) => {
    const answer = { ttftMs: args.ttftMs, tpotMs: args.tpotMs, outputTokens };
    return [outputTokens, responseTimeS(answer), overallTps(answer)];
  });
}

export const RESPONSE_CURVE = defineFunction({
  name: "RESPONSE_CURVE",
  family: "response",
  title: { en: "Response time by length", fr: "Temps de réponse selon la longueur" },
  summary: {
    en: "Response time and overall speed for several answer lengths",
    fr: "Temps de réponse et débit global pour plusieurs longueurs",
  },
  params: [
    ttftMs,
    tpotMs,
    {
      name: "token_counts",
      kind: "range",
      unit: "tokens",
      integer: true,
      min: 1,
      label: { en: "answer lengths", fr: "longueurs de réponse" },
      help: {
        en: "Output tokens of each answer: cells or {1,50,500}",
        fr: "Tokens de sortie de chaque réponse : cellules ou {1.50.500}",
      },
    },
  ],
  returns: {
    kind: "matrix",
    unit: "none",
    columns: [
      { en: "tokens", fr: "tokens" },
      { en: "response, s", fr: "réponse, s" },
      { en: "overall, tok/s", fr: "débit global, tok/s" },
    ],
  },
  formula: "RESPONSE_TIME_S and OVERALL_TPS at ttft_ms, tpot_ms for each of token_counts",
  compute: responseCurve,
  examples: [
    {
      args: [200, 20, [[1, 500]]],
      result: [
        [1, 0.2, 5],
        [500, 10.18, 49.11591355599214],
      ],
      note: { en: "one token and 500", fr: "un token et 500" },
    },
  ],
  assumptions: [
    { en: "TPOT does not change with the length.", fr: "Le TPOT ne change pas avec la longueur." },
  ],
  sources: [latencySheet],
  seeAlso: ["RESPONSE_TIME_S", "OVERALL_TPS"],
});
