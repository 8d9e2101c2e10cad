import { findKvQuant, findQuant } from "../../catalogue/find-quant.js";
import { resolveQuant } from "../../catalogue/resolve.js";
import { defineFunction } from "../../define.js";
import { catalogueSource } from "../../sources.js";

// Not the number in the name: scales and the layers kept wider count. Q4_K_M is 4.89 bits over a whole file.

/** Effective bits per weight of a format, scales included. */
export function quantBits(args: { readonly format: string }): number {
  const weights = findQuant(args.format);
  const cache = weights.ok ? undefined : findKvQuant(args.format);
  return cache?.ok ? cache.row.bits : resolveQuant(args.format, "format").row.bits;
}

export const QUANT_BITS = defineFunction({
  name: "QUANT_BITS",
  family: "catalogue",
  title: { en: "Bits per weight", fr: "Bits par poids" },
  summary: {
    en: "Effective bits per weight of a number format, scales included",
    fr: "Bits effectifs par poids d’un format, échelles comprises",
  },
  params: [
    {
      name: "format",
      kind: "quant",
      label: { en: "format", fr: "format" },
      help: { en: "Q4_K_M, fp8, AWQ, MXFP4, a KV format…", fr: "Q4_K_M, fp8, AWQ, MXFP4, un format KV…" },
    },
  ],
  returns: { kind: "number", unit: "bits" },
  formula: "effective bits of format in the catalogue",
  compute: quantBits,
  examples: [
    {
      args: ["mxfp4"],
      result: 4.25,
      note: {
        en: "4 bits and a scale of 8 for 32 weights",
        fr: "4 bits et une échelle de 8 pour 32 poids",
      },
    },
    { args: ["bf16"], result: 16, note: { en: "no scales", fr: "sans échelles" } },
  ],
  assumptions: [
    {
      en: "Average over a whole file where measured; BYTES_PER_PARAM is the block layout alone.",
      fr: "Moyenne sur un fichier entier si mesurée ; BYTES_PER_PARAM ne donne que la disposition d’un bloc.",
    },
  ],
  sources: [catalogueSource],
  seeAlso: ["BYTES_PER_PARAM", "EFFECTIVE_BPW"],
});
