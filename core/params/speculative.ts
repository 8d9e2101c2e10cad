import type { NumberParam } from "../define.js";

// Parameters of speculative decoding.

export const acceptance = {
  name: "acceptance",
  kind: "number",
  unit: "probability",
  min: 0,
  max: 1,
  label: { en: "acceptance rate", fr: "taux d’acceptation" },
  help: {
    en: "Chance that a draft token is accepted, 0 to 1",
    fr: "Probabilité qu’un token de brouillon soit accepté, de 0 à 1",
  },
} as const satisfies NumberParam;

export const draftTokens = {
  name: "draft_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  label: { en: "draft tokens", fr: "tokens de brouillon" },
  help: {
    en: "Tokens that the draft model proposes per step",
    fr: "Tokens que propose le modèle brouillon à chaque pas",
  },
} as const satisfies NumberParam;

export const costRatio = {
  name: "cost_ratio",
  kind: "number",
  unit: "fraction",
  min: 0,
  label: { en: "draft cost", fr: "coût du brouillon" },
  help: {
    en: "Time of a draft token over a step of the large model",
    fr: "Temps d’un token de brouillon / pas du grand modèle",
  },
} as const satisfies NumberParam;

export const maxDraft = {
  name: "max_draft",
  kind: "integer",
  unit: "tokens",
  min: 0,
  max: 1000,
  label: { en: "longest draft", fr: "brouillon le plus long" },
  help: { en: "Draft lengths from 0 to this one", fr: "Longueurs de brouillon de 0 à celle-ci" },
} as const satisfies NumberParam;
