import { defineFunction } from "../../define.js";
import { bandwidthGbs, efficiency } from "../../params/device.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { throughputSheet } from "../../sources.js";
import { modelSizeGb } from "../size/model-size-gb.js";

// At batch 1 every new token reads all (active) weights once, so the speed cannot exceed bandwidth / bytes read.
// Ignored: reading the KV cache (TPS_WITH_KV), compute, kernel launches. Hence a ceiling, not a promise.

/** Decode ceiling of one stream, tok/s. */
export function tokensPerSec(args: {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly efficiency: number;
}): number {
  return (args.efficiency * args.bandwidthGbs) / modelSizeGb(args);
}

export const TOKENS_PER_SEC = defineFunction({
  name: "TOKENS_PER_SEC",
  family: "decode",
  title: { en: "Single-stream decode ceiling", fr: "Plafond de décodage d’un flux isolé" },
  summary: {
    en: "Most tokens/s of one stream when memory bandwidth is the limit",
    fr: "Débit maximal d’un flux quand la bande passante mémoire limite",
  },
  params: [paramsB, bytesPerParam, bandwidthGbs, efficiency],
  returns: { kind: "number", unit: "tokPerS" },
  formula: "bandwidth_gbs × efficiency / (params_b × bytes_per_param)",
  compute: tokensPerSec,
  examples: [
    {
      args: [70, 2, 3350],
      result: 23.928571428571427,
      note: { en: "70B in 16 bits on an H100", fr: "70 milliards en 16 bits sur H100" },
    },
    {
      args: [70, 0.5, 3350],
      result: 95.71428571428571,
      note: { en: "nominal 4 bits", fr: "4 bits nominaux" },
    },
    {
      args: [70, 2, 3350, 0.5],
      result: 11.964285714285714,
      note: { en: "half of the bandwidth reached", fr: "moitié de la bande passante atteinte" },
    },
  ],
  assumptions: [
    {
      en: "Upper bound: batch 1, weights only, no KV cache reads.",
      fr: "Borne supérieure : lot de 1, poids seuls, sans lecture du cache KV.",
    },
    {
      en: "A real stream reaches half to three quarters of it (TPS_REALISTIC).",
      fr: "Un flux réel en atteint la moitié aux trois quarts (TPS_REALISTIC).",
    },
  ],
  sources: [throughputSheet],
  seeAlso: ["TPS_REALISTIC", "TPOT_FLOOR_MS", "TPS_WITH_KV", "MODEL_SIZE_GB"],
});
