import type { ChoiceParam, NumberParam } from "../define.js";

// Parameters that describe what a server handles at the same time.

export const batch = {
  name: "batch",
  kind: "integer",
  unit: "sequences",
  min: 1,
  label: { en: "batch", fr: "lot" },
  help: {
    en: "Sequences decoded in the same step",
    fr: "Séquences décodées dans le même pas",
  },
} as const satisfies NumberParam;

export const sequences = {
  name: "sequences",
  kind: "integer",
  unit: "sequences",
  min: 1,
  default: 1,
  label: { en: "sequences", fr: "séquences" },
  help: {
    en: "Conversations held in the cache at the same time",
    fr: "Conversations gardées en cache en même temps",
  },
} as const satisfies NumberParam;

export const kvGbPerSeq = {
  name: "kv_gb_per_seq",
  kind: "number",
  unit: "gb",
  min: 0,
  default: 0,
  label: { en: "KV cache per sequence", fr: "cache KV par séquence" },
  help: {
    en: "GB of one sequence, as KV_CACHE_GB gives it",
    fr: "Go d’une séquence, tels que les donne KV_CACHE_GB",
  },
} as const satisfies NumberParam;

export const stepMode = {
  name: "mode",
  kind: "choice",
  values: ["mixed", "max", "sum"],
  default: "mixed",
  label: { en: "overlap", fr: "recouvrement" },
  help: {
    en: "mixed: KV never overlaps; max: all overlap; sum: none does",
    fr: "mixed : KV jamais recouvert ; max : tout l’est ; sum : rien",
  },
} as const satisfies ChoiceParam;
