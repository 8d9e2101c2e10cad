import type { Text } from "../../core/index.js";

/** The chat's own words; everything else in it comes from the core's answers. */
export const texts = {
  log: { en: "Questions and answers", fr: "Questions et réponses" },
  ask: { en: "Ask", fr: "Demander" },
  placeholder: { en: "A question, =FORMULA or /command", fr: "Question ou =FORMULE" },
  suggestions: { en: "Suggestions", fr: "Suggestions" },
  intro: {
    en: "Ask about the speed, latency, memory or cost of serving a language model.",
    fr: "Interrogez le débit, la latence, la mémoire ou le coût d’un modèle de langage en service.",
  },
  byDefault: { en: "default", fr: "par défaut" },
  derived: { en: "computed", fr: "calculé" },
  catalogue: { en: "catalogue", fr: "catalogue" },
  between: { en: "{low} to {high}", fr: "de {low} à {high}" },
  ceiling: { en: "ceiling {value}", fr: "plafond {value}" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied", fr: "Copié" },
  insert: { en: "Insert in the cell", fr: "Insérer dans la cellule" },
  inserted: { en: "Inserted", fr: "Insérée" },
  failed: { en: "Did not work", fr: "Échec" },
  inputs: { en: "Inputs", fr: "Données" },
  working: { en: "Working", fr: "Calcul" },
  sources: { en: "Sources", fr: "Sources" },
  download: { en: "Download {name}", fr: "Télécharger {name}" },
  clear: { en: "Clear", fr: "Effacer" },
} as const satisfies Record<string, Text>;

/** What to try first. */
export const examples: Readonly<Record<"en" | "fr", readonly string[]>> = {
  en: [
    "=TOKENS_PER_SEC(70, 2, 3350)",
    "/latency ttft:200 tpot:20 tokens:500",
    "How fast is Llama 3.1 70B in 4 bits on two 4090?",
    "What is TTFT?",
  ],
  fr: [
    "=TOKENS_PER_SEC(70;2;3350)",
    "/latency ttft:200 tpot:20 tokens:500",
    "À quelle vitesse tourne Llama 3.1 70B en 4 bits sur deux 4090 ?",
    "Qu’est-ce que le TTFT ?",
  ],
};
