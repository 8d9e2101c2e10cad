import { defineFunction } from "../../define.js";
import { ceilSnap } from "../../lib/snap.js";
import { utilisation } from "../../params/device.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { speedArticle } from "../../sources.js";
import { modelSizeGb } from "../size/model-size-gb.js";

// Machines without external memory hold the weights in SRAM: the count is a matter of size alone. More chips in a
// pipeline do not make one stream faster.

/** Fewest chips whose memory holds the weights. */
export function chipsToHold(args: {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly chipMemoryGb: number;
  readonly utilisation: number;
}): number {
  return ceilSnap(modelSizeGb(args) / (args.chipMemoryGb * args.utilisation));
}

export const CHIPS_TO_HOLD = defineFunction({
  name: "CHIPS_TO_HOLD",
  family: "claims",
  title: { en: "Chips that hold a model", fr: "Puces pour loger un modèle" },
  summary: {
    en: "Fewest chips whose memory holds the weights of a model",
    fr: "Nombre minimal de puces dont la mémoire loge les poids d’un modèle",
  },
  params: [
    {
      ...paramsB,
      help: {
        en: "All parameters in billions, every expert of a MoE",
        fr: "Tous les paramètres, en milliards (MoE : tous les experts)",
      },
    },
    bytesPerParam,
    {
      name: "chip_memory_gb",
      kind: "number",
      unit: "gb",
      above: 0,
      label: { en: "memory per chip", fr: "mémoire par puce" },
      help: {
        en: "GB of one chip (Groq LPU: 0.23, Cerebras WSE-3: 44)",
        fr: "Go d’une puce (LPU Groq : 0,23, Cerebras WSE-3 : 44)",
      },
    },
    {
      ...utilisation,
      default: 1,
      help: {
        en: "Share of the memory left to the weights, 0 to 1",
        fr: "Part de la mémoire laissée aux poids, de 0 à 1",
      },
    },
  ],
  returns: { kind: "integer", unit: "chips" },
  formula: "ceil(params_b × bytes_per_param / (chip_memory_gb × utilisation))",
  compute: chipsToHold,
  examples: [
    {
      args: [70, 1, 0.23],
      result: 305,
      note: { en: "70B in 8 bits on 230 MB chips", fr: "70 milliards en 8 bits sur des puces de 230 Mo" },
    },
    {
      args: [405, 2, 44],
      result: 19,
      note: { en: "405B in 16 bits on wafers", fr: "405 milliards en 16 bits sur des galettes" },
    },
  ],
  assumptions: [
    {
      en: "Weights alone: real racks hold more chips for the KV cache and spares.",
      fr: "Poids seuls : une vraie baie en compte davantage, cache KV et réserve obligent.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["MIN_GPUS", "MODEL_SIZE_GB", "CLAIM_RATIO"],
});
