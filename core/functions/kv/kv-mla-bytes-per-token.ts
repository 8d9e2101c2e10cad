import { defineFunction } from "../../define.js";
import { kvBytes, layers } from "../../params/model.js";
import { deepseekConfig } from "../../sources.js";

// Multi-head latent attention keeps one compressed vector from which keys and values are both rebuilt (hence no
// factor 2), and beside it the part of the key that carries the position.

/** KV cache of one token with multi-head latent attention, bytes. */
export function kvMlaBytesPerToken(args: {
  readonly layers: number;
  readonly kvLoraRank: number;
  readonly ropeDim: number;
  readonly kvBytes: number;
}): number {
  return args.layers * (args.kvLoraRank + args.ropeDim) * args.kvBytes;
}

export const KV_MLA_BYTES_PER_TOKEN = defineFunction({
  name: "KV_MLA_BYTES_PER_TOKEN",
  family: "kv",
  title: { en: "KV cache of one token, MLA", fr: "Cache KV d’un token, MLA" },
  summary: {
    en: "Bytes of one token in the cache of a model with latent attention",
    fr: "Octets d’un token dans le cache d’un modèle à attention latente",
  },
  params: [
    layers,
    {
      name: "kv_lora_rank",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "latent size", fr: "taille du latent" },
      help: {
        en: "kv_lora_rank of the config (DeepSeek-V3: 512)",
        fr: "kv_lora_rank de la config (DeepSeek-V3 : 512)",
      },
    },
    {
      name: "rope_dim",
      kind: "integer",
      unit: "count",
      min: 0,
      label: { en: "position key size", fr: "taille de la clé de position" },
      help: {
        en: "qk_rope_head_dim of the config (DeepSeek-V3: 64)",
        fr: "qk_rope_head_dim de la config (DeepSeek-V3 : 64)",
      },
    },
    kvBytes,
  ],
  returns: { kind: "number", unit: "bytes" },
  formula: "layers × (kv_lora_rank + rope_dim) × kv_bytes",
  compute: kvMlaBytesPerToken,
  examples: [
    {
      args: [61, 512, 64],
      result: 70272,
      note: { en: "DeepSeek-V3 in 16 bits", fr: "DeepSeek-V3 en 16 bits" },
    },
  ],
  assumptions: [
    {
      en: "Tensor parallelism does not split the latent: every chip holds a copy.",
      fr: "Le parallélisme de tenseurs ne découpe pas le latent : chaque puce en a une copie.",
    },
    {
      en: "FP8 kernels that store scales take a little more than kv_bytes = 1 says.",
      fr: "Les noyaux FP8 qui stockent des échelles prennent un peu plus que kv_bytes = 1.",
    },
  ],
  sources: [deepseekConfig],
  seeAlso: ["KV_BYTES_PER_TOKEN", "KV_MAX_TOKENS", "TPS_WITH_KV"],
});
