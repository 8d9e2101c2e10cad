import type { CommandOption } from "./define-command.js";

// Options that several commands share.

export const modelOption = {
  name: "model",
  nameFr: "modele",
  description: { en: "Model, for example Llama 3.1 70B", fr: "Modèle, par exemple Llama 3.1 70B" },
  kind: "model",
  slot: "models",
  required: true,
} as const satisfies CommandOption;

export const hardwareOption = {
  name: "hardware",
  nameFr: "materiel",
  description: { en: "Device, for example H100 or RTX 4090", fr: "Appareil, par exemple H100 ou RTX 4090" },
  kind: "hardware",
  slot: "hardware",
  required: true,
} as const satisfies CommandOption;

export const quantOption = {
  name: "quant",
  nameFr: "format",
  description: {
    en: "Weight format, for example fp8 or Q4_K_M",
    fr: "Format des poids, par exemple fp8 ou Q4_K_M",
  },
  kind: "quant",
  slot: "quant",
} as const satisfies CommandOption;

export const gpusOption = {
  name: "gpus",
  nameFr: "cartes",
  description: { en: "Number of devices", fr: "Nombre de cartes" },
  kind: "integer",
  slot: "gpus",
  min: 1,
  max: 1024,
} as const satisfies CommandOption;

export const contextOption = {
  name: "context",
  nameFr: "contexte",
  description: { en: "Tokens in the cache", fr: "Tokens dans le cache" },
  kind: "integer",
  slot: "context",
  min: 0,
  max: 100_000_000,
} as const satisfies CommandOption;

export const usersOption = {
  name: "users",
  nameFr: "utilisateurs",
  description: { en: "Users at the same time", fr: "Utilisateurs en même temps" },
  kind: "integer",
  slot: "concurrency",
  min: 1,
  max: 1_000_000,
} as const satisfies CommandOption;

export const engineOption = {
  name: "engine",
  nameFr: "moteur",
  description: { en: "vLLM, SGLang, llama.cpp, Ollama, MLX…", fr: "vLLM, SGLang, llama.cpp, Ollama, MLX…" },
  kind: "text",
  slot: "engine",
} as const satisfies CommandOption;

/** The cache's own format. */
export const kvOption = {
  name: "kv",
  nameFr: "cache",
  description: {
    en: "Format of the KV cache: fp16, fp8, q8_0…",
    fr: "Format du cache KV : fp16, fp8, q8_0…",
  },
  kind: "text",
  slot: "kv_quant",
} as const satisfies CommandOption;

export const promptOption = {
  name: "prompt",
  description: { en: "Tokens of the prompt", fr: "Tokens du prompt" },
  kind: "integer",
  slot: "prompt_tokens",
  min: 1,
  max: 1_000_000_000,
} as const satisfies CommandOption;

export const outputOption = {
  name: "output",
  nameFr: "sortie",
  description: { en: "Tokens of the answer", fr: "Tokens de la réponse" },
  kind: "integer",
  slot: "output_tokens",
  min: 1,
  max: 1_000_000_000,
} as const satisfies CommandOption;

/** An option of a named thing that may be left out. */
export function optional({ required: _, ...option }: CommandOption): CommandOption {
  return option;
}

/** A fractional number above zero (or from zero on). */
export function numberOption(
  names: { readonly name: string; readonly nameFr?: string },
  description: CommandOption["description"],
  slot: CommandOption["slot"],
  bounds: { readonly above?: number; readonly min?: number; readonly max?: number } = { above: 0 },
): CommandOption {
  return { ...names, description, kind: "number", slot, ...bounds };
}
