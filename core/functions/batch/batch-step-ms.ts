import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { bandwidthGbs, peakTflops } from "../../params/device.js";
import { activeParamsB, bytesPerParam, paramsB } from "../../params/model.js";
import { batch, kvGbPerSeq, stepMode } from "../../params/serving.js";
import { scalingBook } from "../../sources.js";
import { modelSizeGb } from "../size/model-size-gb.js";

// A step reads the weights once for the whole batch, reads the cache of every sequence, and computes one token for
// each. Attention over the cache is always limited by memory; the matrix products overlap reading with computing.
// mixed: kv + max(weights, compute). max: max(kv + weights, compute), the lower bound. sum: no overlap, the upper bound.

/** What a batch is: also the arguments of BATCH_TPS and BATCH_USER_TPS. */
export interface BatchArgs {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly peakTflops: number;
  readonly batch: number;
  readonly kvGbPerSeq: number;
  readonly mode: "mixed" | "max" | "sum";
  readonly activeParamsB: number;
}

/** Time of one decode step of a batch, ms. */
export function batchStepMs(args: BatchArgs): number {
  if (args.activeParamsB > args.paramsB)
    fail("domain", {
      param: "active_params_b",
      reason: {
        en: "the active parameters must not exceed all parameters ({total} B)",
        fr: "les paramètres actifs ne doivent pas dépasser le total ({total} Md)",
        values: { total: args.paramsB },
      },
    });
  const kvMs = (1000 * args.batch * args.kvGbPerSeq) / args.bandwidthGbs;
  const weightsMs = (1000 * modelSizeGb(args)) / args.bandwidthGbs;
  const computeMs = (2 * args.batch * args.activeParamsB) / args.peakTflops;
  switch (args.mode) {
    case "mixed":
      return kvMs + Math.max(weightsMs, computeMs);
    case "max":
      return Math.max(kvMs + weightsMs, computeMs);
    case "sum":
      return kvMs + weightsMs + computeMs;
  }
}

/** Parameters of every function that prices a batch step. */
export const batchParams = [
  {
    ...paramsB,
    help: {
      en: "All parameters in billions: a batch reads every expert",
      fr: "Tous les paramètres, en milliards : un lot lit tous les experts",
    },
  },
  bytesPerParam,
  bandwidthGbs,
  peakTflops,
  batch,
  kvGbPerSeq,
  stepMode,
  {
    ...activeParamsB,
    default: "params_b",
    help: {
      en: "Parameters used per token in billions, for a MoE",
      fr: "Paramètres utilisés par token, en milliards, pour un MoE",
    },
  },
] as const;

export const BATCH_STEP_MS = defineFunction({
  name: "BATCH_STEP_MS",
  family: "batch",
  title: { en: "Decode step of a batch", fr: "Pas de décodage d’un lot" },
  summary: {
    en: "Time of one decode step for a batch of sequences",
    fr: "Durée d’un pas de décodage pour un lot de séquences",
  },
  params: batchParams,
  returns: { kind: "number", unit: "ms" },
  formula:
    "kv = 1000 × batch × kv_gb_per_seq / bandwidth_gbs; w = 1000 × params_b × bytes_per_param / bandwidth_gbs; c = 2 × batch × active_params_b / peak_tflops; mode(kv; w; c)",
  compute: batchStepMs,
  examples: [
    {
      args: [30, 1, 12960, 3152, 256, 0.8192],
      result: 21.054824841762237,
      note: { en: "30B in 8 bits, 256 sequences", fr: "30 milliards en 8 bits, 256 séquences" },
    },
    {
      args: [30, 1, 12960, 3152, 256, 0.8192, "max"],
      result: 18.496543209876542,
      note: { en: "perfect overlap: the lower bound", fr: "recouvrement parfait : borne inférieure" },
    },
    {
      args: [671, 1, 38400, 15832, 256, null, null, 37],
      result: 17.473958333333332,
      note: {
        en: "MoE: all experts read, 37B computed",
        fr: "MoE : tous les experts lus, 37 milliards calculés",
      },
    },
  ],
  assumptions: [
    {
      en: "kv: cache reads, w: weights, c: compute. mixed = kv + max(w, c); max = max(kv + w, c); sum = kv + w + c.",
      fr: "kv : lecture du cache, w : poids, c : calcul. mixed = kv + max(w, c) ; max = max(kv + w, c) ; sum = kv + w + c.",
    },
    {
      en: "Full bandwidth and peak compute: scale them down for a real engine.",
      fr: "Bande passante et puissance de crête : réduisez-les pour un moteur réel.",
    },
    {
      en: "All weights are read; a MoE in a small batch reads fewer (MOE_READ_GB).",
      fr: "Tous les poids sont lus ; un MoE en petit lot en lit moins (MOE_READ_GB).",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["BATCH_TPS", "BATCH_USER_TPS", "BATCH_CURVE", "CRITICAL_BATCH", "MOE_READ_GB"],
});
