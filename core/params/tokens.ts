import type { NumberParam } from "../define.js";

// Parameters that count tokens.

export const outputTokens = {
  name: "output_tokens",
  kind: "integer",
  unit: "tokens",
  min: 1,
  label: { en: "output tokens", fr: "tokens de sortie" },
  help: { en: "Tokens of the answer, the first one included", fr: "Tokens de la réponse, premier compris" },
} as const satisfies NumberParam;

export const contextTokens = {
  name: "context_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  label: { en: "context", fr: "contexte" },
  help: {
    en: "Tokens in the cache when the token is made",
    fr: "Tokens en cache au moment de produire le token",
  },
} as const satisfies NumberParam;

export const promptTokens = {
  name: "prompt_tokens",
  kind: "integer",
  unit: "tokens",
  min: 1,
  label: { en: "prompt", fr: "prompt" },
  help: { en: "Tokens of the whole prompt", fr: "Tokens du prompt entier" },
} as const satisfies NumberParam;

export const cachedTokens = {
  name: "cached_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  default: 0,
  label: { en: "cached prefix", fr: "préfixe en cache" },
  help: {
    en: "Leading tokens of the prompt found in the prefix cache",
    fr: "Premiers tokens du prompt, trouvés dans le cache de préfixes",
  },
} as const satisfies NumberParam;
