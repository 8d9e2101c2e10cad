import type { NumberParam } from "../define.js";

// Parameters of an agent: a loop of calls whose context grows.

export const calls = {
  name: "calls",
  kind: "integer",
  unit: "count",
  min: 0,
  label: { en: "calls", fr: "appels" },
  help: { en: "Calls to the model, one after the other", fr: "Appels au modèle, l’un après l’autre" },
} as const satisfies NumberParam;

export const baseTokens = {
  name: "base_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  label: { en: "first prompt", fr: "premier prompt" },
  help: {
    en: "Input tokens of the first call: instructions, tools, question",
    fr: "Tokens d’entrée du premier appel : consignes, outils, question",
  },
} as const satisfies NumberParam;

export const growthTokens = {
  name: "growth_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  label: { en: "growth per call", fr: "croissance par appel" },
  help: {
    en: "Tokens that each call adds to the context: answer and tool result",
    fr: "Tokens que chaque appel ajoute au contexte : réponse et résultat d’outil",
  },
} as const satisfies NumberParam;

export const outputTokensPerCall = {
  name: "output_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  label: { en: "output tokens per call", fr: "tokens de sortie par appel" },
  help: { en: "Tokens that the model writes in each call", fr: "Tokens que le modèle écrit à chaque appel" },
} as const satisfies NumberParam;

export const toolS = {
  name: "tool_s",
  kind: "number",
  unit: "s",
  min: 0,
  default: 0,
  label: { en: "tool time per call", fr: "temps d’outil par appel" },
  help: {
    en: "Time spent in tools after each call, in s",
    fr: "Temps passé dans les outils après chaque appel, en s",
  },
} as const satisfies NumberParam;
