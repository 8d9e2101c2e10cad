import { defineFunction } from "../../define.js";
import { chips, peakTflops } from "../../params/device.js";
import { activeParamsB } from "../../params/model.js";
import { scalingBook } from "../../sources.js";

// Two operations per active parameter and token, over what the chips could do. Single-stream decode leaves almost all
// of it idle, which is what batching and speculation use.

/** Share of the peak compute that inference uses. */
export function mfuInference(args: {
  readonly tpsTotal: number;
  readonly activeParamsB: number;
  readonly peakTflops: number;
  readonly chips: number;
}): number {
  return (2 * args.activeParamsB * args.tpsTotal) / (1000 * args.peakTflops * args.chips);
}

export const MFU_INFERENCE = defineFunction({
  name: "MFU_INFERENCE",
  family: "utilisation",
  title: { en: "MFU in inference", fr: "MFU en inférence" },
  summary: {
    en: "Share of the peak compute that serving really uses",
    fr: "Part de la puissance de crête que l’inférence utilise vraiment",
  },
  params: [
    {
      name: "tps_total",
      kind: "number",
      unit: "tokPerS",
      min: 0,
      label: { en: "total throughput", fr: "débit total" },
      help: {
        en: "Tokens/s of all requests together, prompt tokens included",
        fr: "Tokens/s de toutes les requêtes, tokens de prompt compris",
      },
    },
    activeParamsB,
    peakTflops,
    { ...chips, default: 1 },
  ],
  returns: { kind: "number", unit: "fraction" },
  formula: "2 × active_params_b × tps_total / (1000 × peak_tflops × chips)",
  compute: mfuInference,
  examples: [
    {
      args: [20000, 70, 989.4, 8],
      result: 0.3537497473216091,
      note: { en: "70B on eight H100s, large batch", fr: "70 milliards sur huit H100, grand lot" },
    },
    {
      args: [23.928571428571427, 70, 989.4],
      result: 0.003385890438649687,
      note: { en: "one stream leaves the cores idle", fr: "un seul flux laisse les cœurs oisifs" },
    },
  ],
  assumptions: [
    { en: "Attention is not counted; dense TFLOPS.", fr: "Attention non comptée ; TFLOPS denses." },
    {
      en: "Above 1, the speed, the parameters or the TFLOPS are wrong.",
      fr: "Au-dessus de 1, la vitesse, les paramètres ou les TFLOPS sont faux.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["MFU_TRAINING", "MBU_DECODE", "DENSE_TFLOPS"],
});
