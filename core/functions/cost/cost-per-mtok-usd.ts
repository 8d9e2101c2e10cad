import { defineFunction } from "../../define.js";
import { gpus, utilisation } from "../../params/device.js";
import { aggregateTps, gpuHourUsd } from "../../params/price.js";
import { inferenceNotes } from "../../sources.js";

// The hours that a million tokens take, times the hourly price. An idle GPU costs as much as a busy one, so the
// utilisation divides.

/** Cost of a million generated tokens on rented or owned GPUs, USD. */
export function costPerMtokUsd(args: {
  readonly gpuHourUsd: number;
  readonly tps: number;
  readonly utilisation: number;
  readonly gpus: number;
}): number {
  return (args.gpuHourUsd * args.gpus * 1e6) / (args.tps * args.utilisation * 3600);
}

export const COST_PER_MTOK_USD = defineFunction({
  name: "COST_PER_MTOK_USD",
  family: "cost",
  title: { en: "Cost per million tokens", fr: "Coût par million de tokens" },
  summary: {
    en: "USD per million tokens generated on GPUs paid by the hour",
    fr: "USD par million de tokens produits sur des GPU payés à l’heure",
  },
  params: [
    gpuHourUsd,
    aggregateTps,
    {
      ...utilisation,
      default: 1,
      help: {
        en: "Share of the paid hours spent at this throughput, 0 to 1",
        fr: "Part des heures payées passée à ce débit, de 0 à 1",
      },
    },
    { ...gpus, default: 1 },
  ],
  returns: { kind: "number", unit: "usdPerM" },
  formula: "gpu_hour_usd × gpus × 1e6 / (tps × utilisation × 3600)",
  compute: costPerMtokUsd,
  examples: [
    {
      args: [2.5, 20000, 0.6, 8],
      result: 0.46296296296296297,
      note: { en: "eight GPUs, 20,000 tok/s, 60 % of the time", fr: "huit GPU, 20 000 tok/s, 60 % du temps" },
    },
    {
      args: [2.5, 23.928571428571427],
      result: 29.021558872305143,
      note: { en: "one stream alone on one GPU", fr: "un seul flux sur un GPU" },
    },
  ],
  assumptions: [
    {
      en: "GPU hours only: no staff, network, storage or redundancy.",
      fr: "Heures de GPU seules : ni personnel, ni réseau, ni stockage, ni redondance.",
    },
  ],
  sources: [inferenceNotes],
  seeAlso: ["BREAK_EVEN_UTILISATION", "BATCH_TPS", "ENERGY_USD_PER_M", "LLM_COST_PER_MTOK", "GPU_PRICE"],
});
