import type { NumberParam } from "../define.js";

// Parameters that describe a model's size and shape, shared by all functions that take them.

export const paramsB = {
  name: "params_b",
  kind: "number",
  unit: "billionParams",
  above: 0,
  label: { en: "parameters", fr: "paramètres" },
  help: {
    en: "Parameters in billions; the active ones for a MoE",
    fr: "Paramètres, en milliards ; pour un MoE, les actifs",
  },
} as const satisfies NumberParam;

export const bytesPerParam = {
  name: "bytes_per_param",
  kind: "number",
  unit: "bytesPerParam",
  above: 0,
  label: { en: "bytes per parameter", fr: "octets par paramètre" },
  help: {
    en: "2 for 16 bits, 1 for 8 bits, about 0.6 for Q4_K_M",
    fr: "2 en 16 bits, 1 en 8 bits, environ 0,6 en Q4_K_M",
  },
} as const satisfies NumberParam;

export const layers = {
  name: "layers",
  kind: "integer",
  unit: "layers",
  min: 1,
  label: { en: "layers", fr: "couches" },
  help: {
    en: "Transformer layers that keep a KV cache",
    fr: "Couches du transformeur qui gardent un cache KV",
  },
} as const satisfies NumberParam;

export const kvHeads = {
  name: "kv_heads",
  kind: "integer",
  unit: "count",
  min: 1,
  label: { en: "KV heads", fr: "têtes KV" },
  help: {
    en: "Key/value heads of one layer (8 in Llama 3 70B)",
    fr: "Têtes clé/valeur d’une couche (8 pour Llama 3 70B)",
  },
} as const satisfies NumberParam;

export const headDim = {
  name: "head_dim",
  kind: "integer",
  unit: "count",
  min: 1,
  label: { en: "head size", fr: "taille d’une tête" },
  help: {
    en: "Width of one head, from the config (often 128)",
    fr: "Largeur d’une tête, selon la config (souvent 128)",
  },
} as const satisfies NumberParam;

export const kvBytes = {
  name: "kv_bytes",
  kind: "number",
  unit: "bytes",
  above: 0,
  default: 2,
  label: { en: "bytes per cached value", fr: "octets par valeur en cache" },
  help: { en: "2 for a 16-bit cache, 1 for FP8", fr: "2 pour un cache en 16 bits, 1 en FP8" },
} as const satisfies NumberParam;

export const kvBytesPerToken = {
  name: "kv_bytes_per_token",
  kind: "number",
  unit: "bytes",
  min: 0,
  label: { en: "KV bytes per token", fr: "octets KV par token" },
  help: { en: "As KV_BYTES_PER_TOKEN gives it", fr: "Tel que le donne KV_BYTES_PER_TOKEN" },
} as const satisfies NumberParam;

export const activeParamsB = {
  name: "active_params_b",
  kind: "number",
  unit: "billionParams",
  above: 0,
  label: { en: "active parameters", fr: "paramètres actifs" },
  help: {
    en: "Parameters used per token in billions; all of them if dense",
    fr: "Paramètres utilisés par token, en milliards ; tous si dense",
  },
} as const satisfies NumberParam;

export const weightsGb = {
  name: "weights_gb",
  kind: "number",
  unit: "gb",
  above: 0,
  label: { en: "weights", fr: "poids" },
  help: {
    en: "Size of the weights in GB, as MODEL_SIZE_GB gives it",
    fr: "Taille des poids en Go, telle que la donne MODEL_SIZE_GB",
  },
} as const satisfies NumberParam;

export const attentionLayers = {
  name: "layers",
  kind: "integer",
  unit: "layers",
  min: 0,
  default: 0,
  label: { en: "attention layers", fr: "couches d’attention" },
  help: {
    en: "With attn_dim, adds the cost of attention; 0 leaves it out",
    fr: "Avec attn_dim, ajoute le coût de l’attention ; 0 l’ignore",
  },
} as const satisfies NumberParam;

export const attnDim = {
  name: "attn_dim",
  kind: "integer",
  unit: "count",
  min: 0,
  default: 0,
  label: { en: "attention width", fr: "largeur d’attention" },
  help: {
    en: "Query heads × head size (8192 in Llama 3 70B)",
    fr: "Têtes de requête × taille d’une tête (Llama 3 70B : 8192)",
  },
} as const satisfies NumberParam;

export const experts = {
  name: "experts",
  kind: "integer",
  unit: "count",
  min: 1,
  label: { en: "experts", fr: "experts" },
  help: {
    en: "Routed experts of one MoE layer (DeepSeek-V3: 256)",
    fr: "Experts routés d’une couche MoE (DeepSeek-V3 : 256)",
  },
} as const satisfies NumberParam;

export const activeExperts = {
  name: "active_experts",
  kind: "integer",
  unit: "count",
  min: 1,
  label: { en: "active experts", fr: "experts actifs" },
  help: {
    en: "Routed experts that one token uses (DeepSeek-V3: 8)",
    fr: "Experts routés qu’un token utilise (DeepSeek-V3 : 8)",
  },
} as const satisfies NumberParam;
