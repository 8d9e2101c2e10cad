import { defineFunction } from "../../define.js";
import { scalingBook } from "../../sources.js";
import { type BatchArgs, batchParams, batchStepMs } from "./batch-step-ms.js";

// One sequence gets one token a step. Flat below the critical batch without KV, falling as soon as the cache counts.

/** Speed that each user of a batch sees, tok/s. */
export function batchUserTps(args: BatchArgs): number {
  return 1000 / batchStepMs(args);
}

export const BATCH_USER_TPS = defineFunction({
  name: "BATCH_USER_TPS",
  family: "batch",
  title: { en: "Speed per user in a batch", fr: "Vitesse par utilisateur dans un lot" },
  summary: {
    en: "Tokens/s that each sequence of a batch gets",
    fr: "Tokens/s que reçoit chaque séquence d’un lot",
  },
  params: batchParams,
  returns: { kind: "number", unit: "tokPerS" },
  formula:
    "kv = 1000 × batch × kv_gb_per_seq / bandwidth_gbs; w = 1000 × params_b × bytes_per_param / bandwidth_gbs; c = 2 × batch × active_params_b / peak_tflops; 1000 / mode(kv; w; c)",
  compute: batchUserTps,
  examples: [
    {
      args: [70, 2, 3350, 989.4, 100],
      result: 23.928571428571427,
      note: { en: "as fast as alone, no KV", fr: "aussi vite que seul, sans KV" },
    },
    {
      args: [70, 2, 3350, 989.4, 100, 0.5],
      result: 17.631578947368418,
      note: {
        en: "half a GB of KV each slows everyone",
        fr: "un demi-Go de KV chacun ralentit tout le monde",
      },
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
  sources: [scalingBook],
  seeAlso: ["BATCH_TPS", "BATCH_STEP_MS", "BATCH_CURVE"],
});
