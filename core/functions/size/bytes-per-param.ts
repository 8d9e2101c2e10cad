import { normalise } from "../../catalogue/normalise.js";
import { resolveQuant } from "../../catalogue/resolve.js";
import { defineFunction } from "../../define.js";
import { ggmlBlocks, llamaQuantize, throughputSheet } from "../../sources.js";

// A format is a block layout: weights, scales and minima of one block over its weights. A file such as Q4_K_M mixes
// blocks and has no layout of its own, so the catalogue's measured average stands for it, as for every other name.
const BLOCK_BITS: ReadonlyMap<string, number> = new Map([
  // Nominal: which scales come with it is not said.
  ["int4", 4],
  ["q40", 4.5],
  ["q41", 5],
  ["q50", 5.5],
  ["q51", 6],
  ["q80", 8.5],
  ["q2k", 2.625],
  ["q3k", 3.4375],
  ["q4k", 4.5],
  ["q5k", 5.5],
  ["q6k", 6.5625],
  ["iq1s", 1.5625],
  ["iq1m", 1.75],
  ["iq2xxs", 2.0625],
  ["iq2xs", 2.3125],
  ["iq2s", 2.5625],
  ["iq3xxs", 3.0625],
  ["iq3s", 3.4375],
  ["iq4nl", 4.5],
  ["iq4xs", 4.25],
]);

/** Bytes that one weight takes in a named format, scales included. */
export function bytesPerParamOf(args: { readonly format: string }): number {
  const bits = BLOCK_BITS.get(normalise(args.format)) ?? resolveQuant(args.format, "format").row.bits;
  return bits / 8;
}

export const BYTES_PER_PARAM = defineFunction({
  name: "BYTES_PER_PARAM",
  family: "size",
  title: { en: "Bytes per parameter of a format", fr: "Octets par paramètre d’un format" },
  summary: {
    en: "Bytes that one parameter takes in a named format",
    fr: "Octets qu’occupe un paramètre dans un format donné",
  },
  params: [
    {
      name: "format",
      kind: "quant",
      label: { en: "format", fr: "format" },
      help: {
        en: "fp16, bf16, fp8, int8, int4, q4_0, q4_k_m, mxfp4, AWQ…",
        fr: "fp16, bf16, fp8, int8, int4, q4_0, q4_k_m, mxfp4, AWQ…",
      },
    },
  ],
  returns: { kind: "number", unit: "bytesPerParam" },
  formula: "bits(format) / 8",
  compute: bytesPerParamOf,
  examples: [
    { args: ["fp16"], result: 2, note: { en: "16 bits", fr: "16 bits" } },
    {
      args: ["q4_0"],
      result: 0.5625,
      note: { en: "4 bits and a scale per 32", fr: "4 bits et une échelle pour 32" },
    },
    {
      args: ["Q4_K_M"],
      result: 0.6118,
      note: { en: "a file that mixes blocks", fr: "un fichier qui mêle les blocs" },
    },
  ],
  assumptions: [
    {
      en: "Block layout of the format; for a file that mixes blocks, its measured average.",
      fr: "Bloc du format ; pour un fichier qui mêle plusieurs blocs, sa moyenne mesurée.",
    },
    { en: "int4 is nominal: 0.5, without scales.", fr: "int4 est nominal : 0,5, sans les échelles." },
  ],
  sources: [ggmlBlocks, llamaQuantize, throughputSheet],
  seeAlso: ["EFFECTIVE_BPW", "MODEL_SIZE_GB", "QUANT_SPEEDUP"],
});
