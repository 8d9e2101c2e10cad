import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { bandwidthGbs, efficiency } from "../../params/device.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { throughputSheet } from "../../sources.js";
import { tokensPerSec } from "./tokens-per-sec.js";

// A rule of thumb beside the ceiling: KV reads, attention and kernel costs leave half to three quarters of it.

/** Range in which a real single stream usually lies: one row [low, high], tok/s. */
export function tpsRealistic(args: {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly lowFraction: number;
  readonly highFraction: number;
}): readonly (readonly number[])[] {
  const { lowFraction, highFraction } = args;
  if (lowFraction > highFraction)
    fail("domain", {
      param: "low_fraction",
      reason: {
        en: "the low fraction must not exceed the high one ({high})",
        fr: "la fraction basse ne doit pas dépasser la haute ({high})",
        values: { high: highFraction },
      },
    });
  return [
    [tokensPerSec({ ...args, efficiency: lowFraction }), tokensPerSec({ ...args, efficiency: highFraction })],
  ];
}

export const TPS_REALISTIC = defineFunction({
  name: "TPS_REALISTIC",
  family: "decode",
  title: { en: "Realistic single-stream range", fr: "Fourchette réaliste d’un flux isolé" },
  summary: {
    en: "Tokens/s that a real single stream reaches, low and high",
    fr: "Tokens/s qu’atteint un flux réel, bas et haut",
  },
  params: [
    paramsB,
    bytesPerParam,
    bandwidthGbs,
    {
      ...efficiency,
      name: "low_fraction",
      default: 0.5,
      label: { en: "low fraction", fr: "fraction basse" },
      help: { en: "Pessimistic share of the ceiling, 0 to 1", fr: "Part pessimiste du plafond, de 0 à 1" },
    },
    {
      ...efficiency,
      name: "high_fraction",
      default: 0.75,
      label: { en: "high fraction", fr: "fraction haute" },
      help: { en: "Optimistic share of the ceiling, 0 to 1", fr: "Part optimiste du plafond, de 0 à 1" },
    },
  ],
  returns: {
    kind: "matrix",
    unit: "tokPerS",
    columns: [
      { en: "low", fr: "bas" },
      { en: "high", fr: "haut" },
    ],
  },
  formula: "low_fraction, high_fraction × bandwidth_gbs / (params_b × bytes_per_param)",
  compute: tpsRealistic,
  examples: [
    {
      args: [70, 2, 3350],
      result: [[11.964285714285714, 17.946428571428573]],
      note: { en: "70B in 16 bits on an H100", fr: "70 milliards en 16 bits sur H100" },
    },
  ],
  assumptions: [
    {
      en: "50 to 75 % of the ceiling unless you say otherwise; tuned stacks reach more.",
      fr: "50 à 75 % du plafond sauf indication contraire ; une pile optimisée fait mieux.",
    },
  ],
  sources: [throughputSheet],
  seeAlso: ["TOKENS_PER_SEC", "TPS_WITH_KV"],
});
