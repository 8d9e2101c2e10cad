import type { NumberParam, RangeParam } from "../define.js";

// Parameters of token sampling.

export const probabilities = {
  name: "probabilities",
  kind: "range",
  unit: "probability",
  min: 0,
  max: 1,
  label: { en: "probabilities", fr: "probabilités" },
  help: {
    en: "Probability of each candidate token, 0 to 1",
    fr: "Probabilité de chaque token candidat, de 0 à 1",
  },
} as const satisfies RangeParam;

export const temperature = {
  name: "temperature",
  kind: "number",
  unit: "none",
  min: 0,
  label: { en: "temperature", fr: "température" },
  help: {
    en: "Below 1 sharpens, above 1 flattens; 0 keeps the most likely token only",
    fr: "Sous 1 accentue, au-dessus aplatit ; 0 ne garde que le token le plus probable",
  },
} as const satisfies NumberParam;

export const topK = {
  name: "top_k",
  kind: "integer",
  unit: "count",
  min: 0,
  label: { en: "top-k", fr: "top-k" },
  help: { en: "Number of candidates kept; 0 is off", fr: "Nombre de candidats gardés ; 0 = désactivé" },
} as const satisfies NumberParam;

export const topP = {
  name: "top_p",
  kind: "number",
  unit: "fraction",
  above: 0,
  max: 1,
  label: { en: "top-p", fr: "top-p" },
  help: {
    en: "Probability mass kept, most likely first; 1 is off",
    fr: "Masse de probabilité gardée, du plus probable au moins ; 1 = désactivé",
  },
} as const satisfies NumberParam;

export const minP = {
  name: "min_p",
  kind: "number",
  unit: "fraction",
  min: 0,
  max: 1,
  label: { en: "min-p", fr: "min-p" },
  help: {
    en: "Least probability kept, as a share of the highest one; 0 is off",
    fr: "Probabilité minimale gardée, en part de la plus haute ; 0 = désactivé",
  },
} as const satisfies NumberParam;
