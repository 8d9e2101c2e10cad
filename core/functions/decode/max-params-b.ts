import { defineFunction } from "../../define.js";
import { bandwidthGbs, efficiency } from "../../params/device.js";
import { bytesPerParam } from "../../params/model.js";
import { tps } from "../../params/time.js";
import { throughputSheet } from "../../sources.js";

// The ceiling of TOKENS_PER_SEC solved for the number of parameters. For a MoE it is the active ones.

/** Largest model that one stream can decode at a speed, billions of parameters. */
export function maxParamsB(args: {
  readonly tps: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly efficiency: number;
}): number {
  return (args.efficiency * args.bandwidthGbs) / (args.tps * args.bytesPerParam);
}

export const MAX_PARAMS_B = defineFunction({
  name: "MAX_PARAMS_B",
  family: "decode",
  title: { en: "Largest model for a target speed", fr: "Plus grand modèle pour une vitesse visée" },
  summary: {
    en: "Largest model, in billions of parameters, for a target speed",
    fr: "Plus grand modèle, en milliards de paramètres, pour une vitesse",
  },
  params: [
    { ...tps, label: { en: "target speed", fr: "vitesse visée" } },
    bytesPerParam,
    bandwidthGbs,
    {
      ...efficiency,
      help: {
        en: "Share of the bandwidth reached, 0 to 1",
        fr: "Part de la bande passante atteinte, de 0 à 1",
      },
    },
  ],
  returns: { kind: "number", unit: "billionParams" },
  formula: "bandwidth_gbs × efficiency / (tps × bytes_per_param)",
  compute: maxParamsB,
  examples: [
    {
      args: [30, 0.5, 819],
      result: 54.6,
      note: { en: "30 tok/s in 4 bits on an M3 Ultra", fr: "30 tok/s en 4 bits sur M3 Ultra" },
    },
  ],
  assumptions: [
    {
      en: "Speed only: the weights must also fit in memory (VRAM_FITS).",
      fr: "Vitesse seule : les poids doivent aussi tenir en mémoire (VRAM_FITS).",
    },
    {
      en: "For a MoE, the active parameters.",
      fr: "Pour un MoE, les paramètres actifs.",
    },
  ],
  sources: [throughputSheet],
  seeAlso: ["TOKENS_PER_SEC", "BANDWIDTH_NEEDED_GBS", "VRAM_FITS"],
});
