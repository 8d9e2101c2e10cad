import { defineFunction } from "../../define.js";
import { bandwidthGbs, peakTflops } from "../../params/device.js";
import { scalingBook } from "../../sources.js";

// Where the slope of the roofline meets its flat part: work with fewer operations per byte leaves the cores waiting.

/** Operations per byte read at which a device turns from memory-bound to compute-bound. */
export function ridgeFlopPerByte(args: {
  readonly peakTflops: number;
  readonly bandwidthGbs: number;
}): number {
  return (1000 * args.peakTflops) / args.bandwidthGbs;
}

export const RIDGE_FLOP_PER_BYTE = defineFunction({
  name: "RIDGE_FLOP_PER_BYTE",
  family: "batch",
  title: { en: "Ridge point of a device", fr: "Point de bascule du roofline" },
  summary: {
    en: "Operations per byte at which compute becomes the limit",
    fr: "Opérations par octet à partir desquelles le calcul limite",
  },
  params: [peakTflops, bandwidthGbs],
  returns: { kind: "number", unit: "flopPerByte" },
  formula: "1000 × peak_tflops / bandwidth_gbs",
  compute: ridgeFlopPerByte,
  examples: [
    { args: [989.4, 3350], result: 295.34328358208955, note: { en: "H100 in BF16", fr: "H100 en BF16" } },
  ],
  assumptions: [
    {
      en: "Dense TFLOPS; a 2:4-sparse figure doubles the result by mistake (DENSE_TFLOPS).",
      fr: "TFLOPS denses ; un chiffre parcimonieux 2:4 double à tort le résultat (DENSE_TFLOPS).",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["CRITICAL_BATCH", "DENSE_TFLOPS"],
});
