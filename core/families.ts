import type { Text } from "./text/lang.js";

/** The families of functions, in the order in which people meet them. The key is the folder's name. */
export const families = {
  size: { en: "Model size and formats", fr: "Taille du modèle et formats" },
  decode: { en: "Single-stream decode", fr: "Décodage d’un flux isolé" },
  kv: { en: "KV cache", fr: "Cache KV" },
  prefill: { en: "Prefill and TTFT", fr: "Prefill et TTFT" },
  response: { en: "Response time", fr: "Temps de réponse" },
  batch: { en: "Batch and MoE", fr: "Lots et MoE" },
  speculative: { en: "Speculative decoding", fr: "Décodage spéculatif" },
  utilisation: { en: "Utilisation", fr: "Taux d’utilisation" },
  parallel: { en: "Parallelism", fr: "Parallélisme" },
  fleet: { en: "Fleet and queues", fr: "Parc et files d’attente" },
  memory: { en: "Memory fit", fr: "Occupation mémoire" },
  cost: { en: "Cost and energy", fr: "Coût et énergie" },
  agents: { en: "Agents", fr: "Agents" },
  pacing: { en: "Reasoning, voice, reading", fr: "Raisonnement, voix, lecture" },
  benchmark: { en: "Benchmark", fr: "Mesures de performance" },
  sampling: { en: "Sampling", fr: "Échantillonnage" },
  claims: { en: "Claims and chips", fr: "Annonces et puces" },
  estimate: { en: "Estimates for named models", fr: "Estimations par modèle et matériel" },
  catalogue: { en: "Catalogue", fr: "Catalogue" },
  help: { en: "Help", fr: "Aide" },
} as const satisfies Record<string, Text>;

export type FamilyId = keyof typeof families;
