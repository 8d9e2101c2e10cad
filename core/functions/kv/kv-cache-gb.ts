import { defineFunction } from "../../define.js";
import { headDim, kvBytes, kvHeads, layers } from "../../params/model.js";
import { sequences } from "../../params/serving.js";
import { contextTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";
import { kvBytesPerTokenOf } from "./kv-bytes-per-token.js";

// Every token of every sequence keeps its keys and values for as long as the sequence lives.

/** KV cache of several sequences of the same length, GB. */
export function kvCacheGb(args: {
  readonly layers: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly tokens: number;
  readonly sequences: number;
  readonly kvBytes: number;
}): number {
  return (kvBytesPerTokenOf(args) * args.tokens * args.sequences) / 1e9;
}

export const KV_CACHE_GB = defineFunction({
  name: "KV_CACHE_GB",
  family: "kv",
  title: { en: "KV cache size", fr: "Taille du cache KV" },
  summary: {
    en: "GB that the KV cache takes at a given context",
    fr: "Go qu’occupe le cache KV pour un contexte donné",
  },
  params: [
    layers,
    kvHeads,
    headDim,
    {
      ...contextTokens,
      name: "tokens",
      help: {
        en: "Tokens of one sequence, prompt and answer together",
        fr: "Tokens d’une séquence, prompt et réponse compris",
      },
    },
    sequences,
    kvBytes,
  ],
  returns: { kind: "number", unit: "gb" },
  formula: "2 × layers × kv_heads × head_dim × kv_bytes × tokens × sequences / 1e9",
  compute: kvCacheGb,
  examples: [
    {
      args: [80, 8, 128, 131072],
      result: 42.94967296,
      note: { en: "Llama 3 70B, 128k of context, 16 bits", fr: "Llama 3 70B, 128k de contexte, 16 bits" },
    },
    {
      args: [80, 8, 128, 8192, 32, 1],
      result: 42.94967296,
      note: { en: "32 sequences of 8k in FP8", fr: "32 séquences de 8k en FP8" },
    },
  ],
  assumptions: [
    {
      en: "Full or grouped-query attention everywhere; sliding windows: KV_HYBRID_GB.",
      fr: "Attention complète ou à requêtes groupées partout ; fenêtre glissante : KV_HYBRID_GB.",
    },
    {
      en: "No paging waste: an engine rounds each sequence up to whole blocks.",
      fr: "Sans perte de pagination : un moteur arrondit chaque séquence au bloc supérieur.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["KV_BYTES_PER_TOKEN", "KV_HYBRID_GB", "KV_MAX_TOKENS", "MAX_BATCH_KV"],
});
