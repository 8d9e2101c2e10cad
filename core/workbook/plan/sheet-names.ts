import type { Lang } from "../../text/lang.js";

const NAMES = {
  plan: { en: "Plan", fr: "Plan" },
  compare: { en: "Compare", fr: "Comparaison" },
  sensitivity: { en: "Sensitivity", fr: "Sensibilité" },
  agents: { en: "Agents", fr: "Agents" },
  assumptions: { en: "Assumptions", fr: "Hypothèses" },
  check: { en: "Check", fr: "Contrôle" },
  steps: { en: "Steps", fr: "Étapes" },
  sizing: { en: "Sizing", fr: "Dimensionnement" },
  load: { en: "Load", fr: "Charge" },
  models: { en: "Models", fr: "Modèles" },
  hardware: { en: "Hardware", fr: "Matériel" },
  formats: { en: "Formats", fr: "Formats" },
  engines: { en: "Engines", fr: "Moteurs" },
} as const;

/** The names of the sheets in the workbook's language. */
export function sheetNames(lang: Lang): Readonly<Record<keyof typeof NAMES, string>> {
  return Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, name[lang]])) as Record<
    keyof typeof NAMES,
    string
  >;
}
