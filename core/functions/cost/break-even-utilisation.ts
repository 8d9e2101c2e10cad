import { defineFunction } from "../../define.js";
import { gpus } from "../../params/device.js";
import { aggregateTps, apiUsdPerM, gpuHourUsd } from "../../params/price.js";
import { inferenceNotes } from "../../sources.js";
import { breakEvenTokensDay } from "./break-even-tokens-day.js";

const SECONDS_A_DAY = 86_400;

// The break-even volume over what the GPUs produce in a full day. Above 1 the API stays cheaper whatever the load.

/** Share of the day at full throughput from which own GPUs cost less than the API. */
export function breakEvenUtilisation(args: {
  readonly gpuHourUsd: number;
  readonly gpus: number;
  readonly apiUsdPerM: number;
  readonly tps: number;
}): number {
  return breakEvenTokensDay(args) / (SECONDS_A_DAY * args.tps);
}

export const BREAK_EVEN_UTILISATION = defineFunction({
  name: "BREAK_EVEN_UTILISATION",
  family: "cost",
  title: { en: "Break-even utilisation", fr: "Taux d’utilisation d’équilibre" },
  summary: {
    en: "Utilisation from which own GPUs cost less than an API; above 1: never",
    fr: "Taux d’utilisation où ses GPU battent une API ; au-dessus de 1 : jamais",
  },
  params: [gpuHourUsd, gpus, apiUsdPerM, aggregateTps],
  returns: { kind: "number", unit: "fraction" },
  formula: "gpu_hour_usd × gpus × 24 / api_usd_per_m × 1e6 / (86400 × tps)",
  compute: breakEvenUtilisation,
  examples: [
    {
      args: [2.5, 8, 3, 20000],
      result: 0.09259259259259259,
      note: { en: "worth it above 9 % of the day", fr: "rentable au-delà de 9 % de la journée" },
    },
    {
      args: [2.5, 8, 0.1, 20000],
      result: 2.7777777777777777,
      note: { en: "never: the API is too cheap", fr: "jamais : l’API est trop bon marché" },
    },
  ],
  assumptions: [
    {
      en: "A value above 1 means that the GPUs cannot earn their price.",
      fr: "Une valeur supérieure à 1 signifie que les GPU ne s’amortissent jamais.",
    },
  ],
  sources: [inferenceNotes],
  seeAlso: ["BREAK_EVEN_TOKENS_DAY", "COST_PER_MTOK_USD"],
});
