import type { Text } from "../../../core/index.js";

/** The page's own words. */
export const texts = {
  title: { en: "Jeton, LLM serving capacity", fr: "Jeton, capacité d’inférence des LLM" },
  side: { en: "Chat and tools", fr: "Discussion et outils" },
  chat: { en: "Chat", fr: "Discussion" },
  pane: { en: "Tools", fr: "Outils" },
  language: { en: "Language", fr: "Langue" },
  dark: { en: "Dark theme", fr: "Thème sombre" },
  light: { en: "Light theme", fr: "Thème clair" },
  hide: { en: "Hide the panel", fr: "Masquer le panneau" },
  show: { en: "Show the panel", fr: "Afficher le panneau" },
  paneFailed: {
    en: "The tools could not be loaded. Reload the page to try again.",
    fr: "Les outils n’ont pas pu se charger. Rechargez la page pour réessayer.",
  },
  functions: { en: "Functions", fr: "Fonctions" },
  message: { en: "About the selected cell", fr: "À propos de la cellule sélectionnée" },
} as const satisfies Record<string, Text>;
