import { defineFunction } from "../../define.js";
import { headDim, kvBytes, kvHeads, layers } from "../../params/model.js";
import { scalingBook } from "../../sources.js";

// One key and one value (hence 2) for each KV head of each layer. Grouped-query attention has fewer KV heads than
// query heads; multi-head latent attention stores something else (KV_MLA_BYTES_PER_TOKEN).

/** KV cache of one token, bytes. */
export function kvBytesPerTokenOf(args: {
  readonly layers: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly kvBytes: number;
}): number {
  return 2 * args.layers * args.kvHeads * args.headDim * args.kvBytes;
}

export const KV_BYTES_PER_TOKEN = defineFunction({
  name: "KV_BYTES_PER_TOKEN",
  family: "kv",
  title: { en: "KV cache of one token", fr: "Cache KV d’un token" },
  summary: {
    en: "Bytes that one token takes in the KV cache",
    fr: "Octets qu’un token occupe dans le cache KV",
  },
  params: [layers, kvHeads, headDim, kvBytes],
  returns: { kind: "number", unit: "bytes" },
  formula: "2 × layers × kv_heads × head_dim × kv_bytes",
  compute: kvBytesPerTokenOf,
  examples: [
    {
      args: [80, 8, 128],
      result: 327680,
      note: { en: "Llama 3 70B, 16-bit cache", fr: "Llama 3 70B, cache en 16 bits" },
    },
    { args: [80, 8, 128, 1], result: 163840, note: { en: "the same in FP8", fr: "le même en FP8" } },
  ],
  assumptions: [
    {
      en: "Full or grouped-query attention in every layer.",
      fr: "Attention complète ou à requêtes groupées dans chaque couche.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["TPS_WITH_KV"],
});
