import { defineFunction } from "../../define.js";
import { tpotMs } from "../../params/time.js";
import { latencySheet } from "../../sources.js";

// Steady decode speed, first token left aside: the reciprocal of the gap between tokens.

/** Decode speed for a time per output token, tok/s. */
export function tpsFromTpot(args: { readonly tpotMs: number }): number {
  return 1000 / args.tpotMs;
}

export const TPS_FROM_TPOT = defineFunction({
  name: "TPS_FROM_TPOT",
  family: "decode",
  title: { en: "Speed from TPOT", fr: "Vitesse d’après le TPOT" },
  summary: {
    en: "Steady tokens/s for a time per output token",
    fr: "Tokens/s en régime établi pour un temps par token",
  },
  params: [{ name: "tpot_ms", kind: "number", unit: "ms", above: 0, label: tpotMs.label, help: tpotMs.help }],
  returns: { kind: "number", unit: "tokPerS" },
  formula: "1000 / tpot_ms",
  compute: tpsFromTpot,
  examples: [{ args: [20], result: 50, note: { en: "20 ms a token", fr: "20 ms par token" } }],
  assumptions: [
    {
      en: "Decode phase only; OVERALL_TPS counts the wait for the first token.",
      fr: "Phase de décodage seule ; OVERALL_TPS compte l’attente du premier token.",
    },
  ],
  sources: [latencySheet],
  seeAlso: ["TPOT_FROM_TPS", "OVERALL_TPS"],
});
