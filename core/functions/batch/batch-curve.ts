import { defineFunction } from "../../define.js";
import { scalingBook } from "../../sources.js";
import { type BatchArgs, batchParams, batchStepMs } from "./batch-step-ms.js";
import { batchTps } from "./batch-tps.js";
import { batchUserTps } from "./batch-user-tps.js";

// Throughput and speed per user side by side: what one gains the other loses.

/** One row [batch, step ms, aggregate tok/s, user tok/s] for each batch. */
export function batchCurve(
  args: Omit<BatchArgs, "batch"> & { readonly batches: readonly number[] },
): readonly (readonly number[])[] {
  return args.batches.map((batch) => {
    const step = { ...args, batch };
    return [batch, batchStepMs(step), batchTps(step), batchUserTps(step)];
  });
}

const [paramsB, bytesPerParam, bandwidthGbs, peakTflops, , kvGbPerSeq, mode, activeParamsB] = batchParams;

export const BATCH_CURVE = defineFunction({
  name: "BATCH_CURVE",
  family: "batch",
  title: { en: "Throughput by batch", fr: "Débit selon le lot" },
  summary: {
    en: "Step time, throughput and speed per user for several batches",
    fr: "Durée du pas, débit et vitesse par utilisateur selon le lot",
  },
  params: [
    {
      name: "batches",
      kind: "range",
      unit: "sequences",
      integer: true,
      min: 1,
      label: { en: "batches", fr: "lots" },
      help: { en: "Batch sizes: cells or {1,8,64}", fr: "Tailles de lot : cellules ou {1.8.64}" },
    },
    paramsB,
    bytesPerParam,
    bandwidthGbs,
    peakTflops,
    kvGbPerSeq,
    mode,
    activeParamsB,
  ],
  returns: {
    kind: "matrix",
    unit: "none",
    columns: [
      { en: "batch", fr: "lot" },
      { en: "step, ms", fr: "pas, ms" },
      { en: "aggregate, tok/s", fr: "débit total, tok/s" },
      { en: "per user, tok/s", fr: "par utilisateur, tok/s" },
    ],
  },
  formula:
    "b ∈ batches: kv = 1000 × b × kv_gb_per_seq / bandwidth_gbs; w = 1000 × params_b × bytes_per_param / bandwidth_gbs; c = 2 × b × active_params_b / peak_tflops; mode(kv; w; c); 1000 × b / mode(kv; w; c); 1000 / mode(kv; w; c)",
  compute: batchCurve,
  examples: [
    {
      args: [[[1, 64, 512]], 70, 2, 3350, 989.4, 0.5],
      result: [
        [1, 41.94029850746269, 23.84341637010676, 23.84341637010676],
        [64, 51.343283582089555, 1246.5116279069766, 19.47674418604651],
        [512, 148.86585869922672, 3439.33796824738, 6.717456969233164],
      ],
      note: { en: "70B in 16 bits on the H100’s figures", fr: "70 milliards en 16 bits, chiffres du H100" },
    },
  ],
  assumptions: [
    {
      en: "Speed only: whether the batch fits in memory is MAX_BATCH_KV’s question.",
      fr: "Vitesse seule : MAX_BATCH_KV dit si le lot tient en mémoire.",
    },
    {
      en: "kv: cache reads, w: weights, c: compute. mixed = kv + max(w, c); max = max(kv + w, c); sum = kv + w + c.",
      fr: "kv : lecture du cache, w : poids, c : calcul. mixed = kv + max(w, c) ; max = max(kv + w, c) ; sum = kv + w + c.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["BATCH_STEP_MS", "BATCH_TPS", "BATCH_USER_TPS", "CRITICAL_BATCH"],
});
