import { defineFunction } from "../../define.js";
import { bandwidthGbs, peakTflops } from "../../params/device.js";
import { bytesPerParam } from "../../params/model.js";
import { scalingBook } from "../../sources.js";
import { ridgeFlopPerByte } from "./ridge-flop-per-byte.js";

// Reading a parameter costs b bytes, using it for one token 2 operations: B tokens do 2 B / b operations per byte.

/** Tokens in one step at which compute takes as long as reading the weights. */
export function criticalBatch(args: {
  readonly peakTflops: number;
  readonly bandwidthGbs: number;
  readonly bytesPerParam: number;
}): number {
  return (ridgeFlopPerByte(args) * args.bytesPerParam) / 2;
}

export const CRITICAL_BATCH = defineFunction({
  name: "CRITICAL_BATCH",
  family: "batch",
  title: { en: "Critical batch", fr: "Lot critique" },
  summary: {
    en: "Tokens per step from which compute, not memory, is the limit",
    fr: "Tokens par pas à partir desquels le calcul limite, non la mémoire",
  },
  params: [peakTflops, bandwidthGbs, bytesPerParam],
  returns: { kind: "number", unit: "tokens", digits: 1 },
  formula: "1000 × peak_tflops × bytes_per_param / (2 × bandwidth_gbs)",
  compute: criticalBatch,
  examples: [
    { args: [989.4, 3350, 2], result: 295.34328358208955, note: { en: "H100 in BF16", fr: "H100 en BF16" } },
    {
      args: [197, 820, 1],
      result: 120.1219512195122,
      note: {
        en: "8-bit weights, 16-bit maths on a TPU v5e",
        fr: "poids en 8 bits, calcul en 16 bits sur TPU v5e",
      },
    },
  ],
  assumptions: [
    {
      en: "Dense model, no KV cache reads; a MoE needs a larger batch.",
      fr: "Modèle dense, sans lecture du cache KV ; un MoE exige un lot plus grand.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["RIDGE_FLOP_PER_BYTE", "BATCH_STEP_MS", "SPEC_SPEEDUP_BATCH"],
});
