import { defineFunction } from "../../define.js";
import { scalingBook, throughputSheet } from "../../sources.js";
import { type BatchArgs, batchParams, batchStepMs } from "./batch-step-ms.js";

// Every step gives one token to each sequence.

/** Output of the whole batch, tok/s. */
export function batchTps(args: BatchArgs): number {
  return (1000 * args.batch) / batchStepMs(args);
}

export const BATCH_TPS = defineFunction({
  name: "BATCH_TPS",
  family: "batch",
  title: { en: "Throughput of a batch", fr: "Débit d’un lot" },
  summary: {
    en: "Tokens/s of all sequences of a batch together",
    fr: "Tokens/s de toutes les séquences d’un lot réunies",
  },
  params: batchParams,
  returns: { kind: "number", unit: "tokPerS" },
  formula:
    "kv = 1000 × batch × kv_gb_per_seq / bandwidth_gbs; w = 1000 × params_b × bytes_per_param / bandwidth_gbs; c = 2 × batch × active_params_b / peak_tflops; 1000 × batch / mode(kv; w; c)",
  compute: batchTps,
  examples: [
    {
      args: [70, 2, 3350, 989.4, 100],
      result: 2392.8571428571427,
      note: { en: "a hundred users in one pass, no KV", fr: "cent utilisateurs en une passe, sans KV" },
    },
    {
      args: [70, 2, 3350, 989.4, 1000],
      result: 7067.142857142857,
      note: { en: "beyond the critical batch it is flat", fr: "au-delà du lot critique, le débit plafonne" },
    },
  ],
  assumptions: [
    {
      en: "The batch is always full: no arrivals, no prefill in between.",
      fr: "Le lot reste plein : ni arrivées, ni prefill intercalé.",
    },
    {
      en: "kv: cache reads, w: weights, c: compute. mixed = kv + max(w, c); max = max(kv + w, c); sum = kv + w + c.",
      fr: "kv : lecture du cache, w : poids, c : calcul. mixed = kv + max(w, c) ; max = max(kv + w, c) ; sum = kv + w + c.",
    },
  ],
  sources: [scalingBook, throughputSheet],
  seeAlso: ["BATCH_USER_TPS", "BATCH_STEP_MS", "BATCH_CURVE", "MAX_BATCH_KV"],
});
