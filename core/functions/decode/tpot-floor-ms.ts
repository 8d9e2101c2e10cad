import { defineFunction } from "../../define.js";
import { bandwidthGbs, efficiency } from "../../params/device.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { throughputSheet } from "../../sources.js";
import { tokensPerSec } from "./tokens-per-sec.js";

// The time to read all weights once: the reciprocal of the decode ceiling.

/** Shortest time per output token of one stream, ms. */
export function tpotFloorMs(args: {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly efficiency: number;
}): number {
  return 1000 / tokensPerSec(args);
}

export const TPOT_FLOOR_MS = defineFunction({
  name: "TPOT_FLOOR_MS",
  family: "decode",
  title: { en: "TPOT floor", fr: "TPOT plancher" },
  summary: {
    en: "Shortest time per output token allowed by memory bandwidth",
    fr: "Temps minimal par token que permet la bande passante mémoire",
  },
  params: [paramsB, bytesPerParam, bandwidthGbs, efficiency],
  returns: { kind: "number", unit: "ms" },
  formula: "1000 × params_b × bytes_per_param / (bandwidth_gbs × efficiency)",
  compute: tpotFloorMs,
  examples: [
    {
      args: [70, 2, 3350],
      result: 41.791044776119406,
      note: { en: "70B in 16 bits on an H100", fr: "70 milliards en 16 bits sur H100" },
    },
  ],
  assumptions: [
    {
      en: "Lower bound: batch 1, weights only, no KV cache reads.",
      fr: "Borne inférieure : lot de 1, poids seuls, sans lecture du cache KV.",
    },
  ],
  sources: [throughputSheet],
  seeAlso: ["TOKENS_PER_SEC", "RESPONSE_TIME_S"],
});
