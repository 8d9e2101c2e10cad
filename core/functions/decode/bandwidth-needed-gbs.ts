import { defineFunction } from "../../define.js";
import { efficiency } from "../../params/device.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { tps } from "../../params/time.js";
import { throughputSheet } from "../../sources.js";
import { modelSizeGb } from "../size/model-size-gb.js";

// The ceiling of TOKENS_PER_SEC solved for the bandwidth.

/** Memory bandwidth without which one stream cannot reach a speed, GB/s. */
export function bandwidthNeededGbs(args: {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly tps: number;
  readonly efficiency: number;
}): number {
  return (modelSizeGb(args) * args.tps) / args.efficiency;
}

export const BANDWIDTH_NEEDED_GBS = defineFunction({
  name: "BANDWIDTH_NEEDED_GBS",
  family: "decode",
  title: { en: "Bandwidth for a target speed", fr: "Bande passante pour une vitesse visée" },
  summary: {
    en: "Memory bandwidth that one stream needs for a target speed",
    fr: "Bande passante mémoire qu’exige une vitesse visée pour un flux",
  },
  params: [
    paramsB,
    bytesPerParam,
    { ...tps, label: { en: "target speed", fr: "vitesse visée" } },
    {
      ...efficiency,
      help: {
        en: "Share of the bandwidth reached, 0 to 1",
        fr: "Part de la bande passante atteinte, de 0 à 1",
      },
    },
  ],
  returns: { kind: "number", unit: "gbPerS" },
  formula: "params_b × bytes_per_param × tps / efficiency",
  compute: bandwidthNeededGbs,
  examples: [
    {
      args: [70, 2, 750],
      result: 105000,
      note: { en: "70B in 16 bits at 750 tok/s", fr: "70 milliards en 16 bits à 750 tok/s" },
    },
    {
      args: [70, 1, 150, 0.6],
      result: 17500,
      note: { en: "FP8, 60 % of the bandwidth reached", fr: "FP8, 60 % de la bande passante atteinte" },
    },
  ],
  assumptions: [
    {
      en: "Batch 1, weights only; several chips in tensor parallel add up their bandwidth.",
      fr: "Lot de 1, poids seuls ; des puces en parallélisme de tenseurs cumulent leur bande passante.",
    },
  ],
  sources: [throughputSheet],
  seeAlso: ["TOKENS_PER_SEC", "MAX_PARAMS_B"],
});
