import { defineFunction } from "../../define.js";

// Data sheets print the rate with 2:4 sparsity, which ordinary weights do not have.

/** Dense rate behind a 2:4-sparse one, TFLOPS. */
export function denseTflops(args: { readonly sparseTflops: number }): number {
  return args.sparseTflops / 2;
}

export const DENSE_TFLOPS = defineFunction({
  name: "DENSE_TFLOPS",
  family: "utilisation",
  title: { en: "Dense TFLOPS", fr: "TFLOPS denses" },
  summary: {
    en: "Dense compute rate behind a figure given with sparsity",
    fr: "Puissance dense derrière un chiffre donné avec parcimonie",
  },
  params: [
    {
      name: "sparse_tflops",
      kind: "number",
      unit: "tflops",
      above: 0,
      label: { en: "sparse TFLOPS", fr: "TFLOPS parcimonieux" },
      help: {
        en: "The data sheet’s figure “with sparsity” (2:4)",
        fr: "Chiffre de la fiche technique « avec parcimonie » (2:4)",
      },
    },
  ],
  returns: { kind: "number", unit: "tflops" },
  formula: "sparse_tflops / 2",
  compute: denseTflops,
  examples: [{ args: [3958], result: 1979, note: { en: "H100 SXM in FP8", fr: "H100 SXM en FP8" } }],
  assumptions: [
    {
      en: "2:4 sparsity; some sheets print the dense figure already.",
      fr: "Parcimonie 2:4 ; certaines fiches donnent déjà le chiffre dense.",
    },
  ],
  sources: [{ title: "NVIDIA H100 data sheet", locator: "FP8 3,958 TFLOPS with sparsity" }],
  seeAlso: ["MFU_INFERENCE", "RIDGE_FLOP_PER_BYTE", "CRITICAL_BATCH"],
});
