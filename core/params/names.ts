import type { NumberParam, TextParam } from "../define.js";

// Parameters of functions that answer for a named model on named hardware.

export const model = {
  name: "model",
  kind: "model",
  label: { en: "model", fr: "modèle" },
  help: {
    en: 'Model name, any usual spelling: "llama 3.1 70b"',
    fr: "Nom du modèle, toute graphie usuelle : « llama 3.1 70b »",
  },
} as const satisfies TextParam;

export const hardware = {
  name: "hardware",
  kind: "hardware",
  label: { en: "hardware", fr: "matériel" },
  help: {
    en: 'Device name: "H100", "RTX 4090", "M4 Max 128"',
    fr: "Nom de l’appareil : « H100 », « RTX 4090 », « M4 Max 128 »",
  },
} as const satisfies TextParam;

export const quant = {
  name: "quant",
  kind: "quant",
  optional: true,
  label: { en: "weight format", fr: "format des poids" },
  help: {
    en: "Weight format; native, or Q4_K_M on portable engines",
    fr: "Format des poids ; natif, ou Q4_K_M sur moteur portable",
  },
} as const satisfies TextParam;

export const kvQuant = {
  name: "kv_quant",
  kind: "quant",
  optional: true,
  label: { en: "KV cache format", fr: "format du cache KV" },
  help: {
    en: "Format of the KV cache, for example fp8 or q8_0",
    fr: "Format du cache KV, par exemple fp8 ou q8_0",
  },
} as const satisfies TextParam;

export const engine = {
  name: "engine",
  kind: "text",
  optional: true,
  label: { en: "engine", fr: "moteur" },
  help: {
    en: "vLLM, SGLang, llama.cpp, Ollama, MLX…; a version may follow",
    fr: "vLLM, SGLang, llama.cpp, Ollama, MLX… ; version possible",
  },
} as const satisfies TextParam;

export const deviceCount = {
  name: "gpus",
  kind: "integer",
  unit: "gpus",
  min: 1,
  max: 1024,
  default: 1,
  label: { en: "GPUs", fr: "GPU" },
  help: { en: "Devices that serve one copy of the model", fr: "Cartes qui servent une copie du modèle" },
} as const satisfies NumberParam;

export const depthTokens = {
  name: "context_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  max: 1e8,
  default: 2048,
  label: { en: "context", fr: "contexte" },
  help: {
    en: "Tokens in the cache when the token is made",
    fr: "Tokens en cache au moment de produire le token",
  },
} as const satisfies NumberParam;

export const concurrency = {
  name: "concurrency",
  kind: "integer",
  unit: "sequences",
  min: 1,
  max: 1e6,
  default: 1,
  label: { en: "users at once", fr: "utilisateurs simultanés" },
  help: { en: "Sequences that run at the same time", fr: "Séquences en cours en même temps" },
} as const satisfies NumberParam;

export const sequenceCount = {
  name: "sequences",
  kind: "integer",
  unit: "sequences",
  min: 1,
  max: 1e7,
  default: 1,
  label: { en: "sequences", fr: "séquences" },
  help: {
    en: "Sequences of that context held at once",
    fr: "Séquences de ce contexte gardées en même temps",
  },
} as const satisfies NumberParam;
