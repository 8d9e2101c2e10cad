import { defineFunction } from "../../define.js";
import { tps } from "../../params/time.js";
import { latencySheet } from "../../sources.js";

// The reciprocal of TPS_FROM_TPOT.

/** Time per output token for a decode speed, ms. */
export function tpotFromTps(args: { readonly tps: number }): number {
  return 1000 / args.tps;
}

export const TPOT_FROM_TPS = defineFunction({
  name: "TPOT_FROM_TPS",
  family: "decode",
  title: { en: "TPOT from speed", fr: "TPOT d’après la vitesse" },
  summary: {
    en: "Time per output token for a steady speed",
    fr: "Temps par token de sortie pour une vitesse en régime établi",
  },
  params: [tps],
  returns: { kind: "number", unit: "ms" },
  formula: "1000 / tps",
  compute: tpotFromTps,
  examples: [{ args: [50], result: 20, note: { en: "50 tok/s", fr: "50 tok/s" } }],
  assumptions: [{ en: "Decode phase only, one stream.", fr: "Phase de décodage seule, un flux." }],
  sources: [latencySheet],
  seeAlso: ["TPS_FROM_TPOT", "RESPONSE_TIME_S"],
});
