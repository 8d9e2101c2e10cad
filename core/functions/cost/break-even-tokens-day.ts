import { defineFunction } from "../../define.js";
import { gpus } from "../../params/device.js";
import { apiUsdPerM, gpuHourUsd } from "../../params/price.js";
import { inferenceNotes } from "../../sources.js";

// The daily bill of the GPUs over the API's price. Whether the GPUs can produce as much is BREAK_EVEN_UTILISATION.

/** Daily tokens from which own GPUs cost less than the API. */
export function breakEvenTokensDay(args: {
  readonly gpuHourUsd: number;
  readonly gpus: number;
  readonly apiUsdPerM: number;
}): number {
  return ((args.gpuHourUsd * args.gpus * 24) / args.apiUsdPerM) * 1e6;
}

export const BREAK_EVEN_TOKENS_DAY = defineFunction({
  name: "BREAK_EVEN_TOKENS_DAY",
  family: "cost",
  title: { en: "Break-even volume", fr: "Volume d’équilibre" },
  summary: {
    en: "Tokens per day from which own GPUs cost less than an API",
    fr: "Tokens par jour à partir desquels ses GPU coûtent moins qu’une API",
  },
  params: [gpuHourUsd, gpus, apiUsdPerM],
  returns: { kind: "number", unit: "tokensPerDay" },
  formula: "gpu_hour_usd × gpus × 24 / api_usd_per_m × 1e6",
  compute: breakEvenTokensDay,
  examples: [
    {
      args: [2.5, 8, 3],
      result: 160000000,
      note: { en: "eight GPUs against 3 USD per million", fr: "huit GPU face à 3 USD par million" },
    },
  ],
  assumptions: [
    {
      en: "GPUs paid around the clock; check BREAK_EVEN_UTILISATION for feasibility.",
      fr: "GPU payés jour et nuit ; vérifier la faisabilité avec BREAK_EVEN_UTILISATION.",
    },
  ],
  sources: [inferenceNotes],
  seeAlso: ["BREAK_EVEN_UTILISATION", "COST_PER_MTOK_USD", "BLENDED_USD_PER_M"],
});
