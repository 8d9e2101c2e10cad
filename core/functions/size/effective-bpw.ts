import { defineFunction } from "../../define.js";
import { ggmlBlocks } from "../../sources.js";

// Each group of weights carries its own scale, and sometimes a zero point: their bits are shared by the group.

/** Bits per weight with scales and zero points included. */
export function effectiveBpw(args: {
  readonly weightBits: number;
  readonly groupSize: number;
  readonly scaleBits: number;
  readonly zeroBits: number;
}): number {
  return args.weightBits + (args.scaleBits + args.zeroBits) / args.groupSize;
}

export const EFFECTIVE_BPW = defineFunction({
  name: "EFFECTIVE_BPW",
  family: "size",
  title: { en: "Effective bits per weight", fr: "Bits effectifs par poids" },
  summary: {
    en: "Bits per weight of a quantised format, scales included",
    fr: "Bits par poids d’un format quantifié, échelles comprises",
  },
  params: [
    {
      name: "weight_bits",
      kind: "number",
      unit: "bits",
      above: 0,
      label: { en: "bits per weight", fr: "bits par poids" },
      help: { en: "Bits of one quantised weight", fr: "Bits d’un poids quantifié" },
    },
    {
      name: "group_size",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "group size", fr: "taille du groupe" },
      help: {
        en: "Weights that share a scale (GPTQ: 128)",
        fr: "Poids qui partagent une échelle (GPTQ : 128)",
      },
    },
    {
      name: "scale_bits",
      kind: "number",
      unit: "bits",
      min: 0,
      label: { en: "scale", fr: "échelle" },
      help: { en: "Bits of a group’s scale (FP16: 16)", fr: "Bits de l’échelle d’un groupe (FP16 : 16)" },
    },
    {
      name: "zero_bits",
      kind: "number",
      unit: "bits",
      min: 0,
      default: 0,
      label: { en: "zero point", fr: "point zéro" },
      help: { en: "Bits of a group’s zero point, 0 if none", fr: "Bits du point zéro d’un groupe, 0 sans" },
    },
  ],
  returns: { kind: "number", unit: "bits", digits: 4 },
  formula: "weight_bits + (scale_bits + zero_bits) / group_size",
  compute: effectiveBpw,
  examples: [
    { args: [4, 32, 16], result: 4.5, note: { en: "Q4_0", fr: "Q4_0" } },
    { args: [4, 128, 16, 4], result: 4.15625, note: { en: "GPTQ, group of 128", fr: "GPTQ, groupe de 128" } },
  ],
  assumptions: [
    {
      en: "Every tensor is quantised alike; real files keep some in more bits.",
      fr: "Tous les tenseurs quantifiés de même ; un vrai fichier en garde en plus de bits.",
    },
  ],
  sources: [ggmlBlocks],
  seeAlso: ["BYTES_PER_PARAM", "MODEL_SIZE_GB"],
});
