import { defineFunction } from "../../define.js";
import { chips, peakTflops } from "../../params/device.js";
import { attentionLayers, attnDim, paramsB } from "../../params/model.js";
import { palm } from "../../sources.js";

// Forward 2 N, backward 4 N operations per token; PaLM adds attention over the full square, 12 L A T. Work recomputed
// to save memory does not count (that would be HFU).

/** Share of the peak compute that training uses. */
export function mfuTraining(args: {
  readonly tpsTotal: number;
  readonly paramsB: number;
  readonly peakTflops: number;
  readonly chips: number;
  readonly layers: number;
  readonly attnDim: number;
  readonly sequenceTokens: number;
}): number {
  const flopPerToken = 6 * args.paramsB * 1e9 + 12 * args.layers * args.attnDim * args.sequenceTokens;
  return (args.tpsTotal * flopPerToken) / (args.peakTflops * 1e12 * args.chips);
}

export const MFU_TRAINING = defineFunction({
  name: "MFU_TRAINING",
  family: "utilisation",
  title: { en: "MFU in training", fr: "MFU à l’entraînement" },
  summary: {
    en: "Share of the peak compute that training really uses",
    fr: "Part de la puissance de crête que l’entraînement utilise vraiment",
  },
  params: [
    {
      name: "tps_total",
      kind: "number",
      unit: "tokPerS",
      min: 0,
      label: { en: "training throughput", fr: "débit d’entraînement" },
      help: { en: "Tokens/s of the whole run", fr: "Tokens/s de tout l’entraînement" },
    },
    paramsB,
    peakTflops,
    { ...chips, default: 1 },
    attentionLayers,
    attnDim,
    {
      name: "sequence_tokens",
      kind: "integer",
      unit: "tokens",
      min: 0,
      default: 0,
      label: { en: "sequence length", fr: "longueur de séquence" },
      help: {
        en: "Tokens per training sequence; 0 leaves attention out",
        fr: "Tokens par séquence d’entraînement ; 0 ignore l’attention",
      },
    },
  ],
  returns: { kind: "number", unit: "fraction" },
  formula:
    "tps_total × (6 × params_b × 1e9 + 12 × layers × attn_dim × sequence_tokens) / (peak_tflops × 1e12 × chips)",
  compute: mfuTraining,
  examples: [
    {
      args: [400000, 70, 989.4, 512],
      result: 0.3316403881140085,
      note: { en: "70B on 512 H100s, short form", fr: "70 milliards sur 512 H100, forme courte" },
    },
    {
      args: [400000, 70, 989.4, 512, 80, 8192, 8192],
      result: 0.38251126743480895,
      note: { en: "with attention, as PaLM counts", fr: "avec l’attention, comme PaLM" },
    },
  ],
  assumptions: [
    {
      en: "Attention counts only when layers, attn_dim and sequence_tokens are all given.",
      fr: "L’attention ne compte que si layers, attn_dim et sequence_tokens sont donnés.",
    },
    { en: "Recomputed activations do not count.", fr: "Les activations recalculées ne comptent pas." },
  ],
  sources: [palm],
  seeAlso: ["MFU_INFERENCE", "DENSE_TFLOPS"],
});
