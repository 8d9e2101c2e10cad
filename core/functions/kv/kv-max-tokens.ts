import { defineFunction } from "../../define.js";
import { floorSnap } from "../../lib/snap.js";
import { kvBytesPerToken } from "../../params/model.js";
import { scalingBook } from "../../sources.js";

// Tokens of all sequences together. No room is an answer (0), not an error.

/** Most tokens whose KV cache fits in the free memory. */
export function kvMaxTokens(args: { readonly freeGb: number; readonly kvBytesPerToken: number }): number {
  return floorSnap((args.freeGb * 1e9) / args.kvBytesPerToken);
}

export const KV_MAX_TOKENS = defineFunction({
  name: "KV_MAX_TOKENS",
  family: "kv",
  title: { en: "Tokens that fit in the cache", fr: "Tokens qui tiennent en cache" },
  summary: {
    en: "Most tokens, all sequences together, in the free memory",
    fr: "Tokens au plus, toutes séquences réunies, en mémoire libre",
  },
  params: [
    {
      name: "free_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      label: { en: "free memory", fr: "mémoire libre" },
      help: {
        en: "GB left once weights and runtime are loaded",
        fr: "Go restants une fois les poids et le moteur chargés",
      },
    },
    {
      name: "kv_bytes_per_token",
      kind: "number",
      unit: "bytes",
      above: 0,
      label: kvBytesPerToken.label,
      help: kvBytesPerToken.help,
    },
  ],
  returns: { kind: "integer", unit: "tokens" },
  formula: "floor(free_gb × 1e9 / kv_bytes_per_token)",
  compute: kvMaxTokens,
  examples: [
    {
      args: [16, 327680],
      result: 48828,
      note: { en: "16 GB left for Llama 3 70B", fr: "16 Go restants pour Llama 3 70B" },
    },
    { args: [0, 327680], result: 0, note: { en: "no room", fr: "plus de place" } },
  ],
  assumptions: [
    {
      en: "Divide by the number of sequences for the context of each.",
      fr: "Divisez par le nombre de séquences pour le contexte de chacune.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["KV_BYTES_PER_TOKEN", "KV_CACHE_GB", "MAX_CONTEXT_TOKENS"],
});
