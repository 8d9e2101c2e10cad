import type { Text } from "../../../core/index.js";

/** The page's own words. */
export const texts = {
  title: { en: "Jeton, LLM serving capacity", fr: "Jeton, capacité d’inférence des LLM" },
  sheet: { en: "Spreadsheet", fr: "Feuille de calcul" },
  side: { en: "Chat and functions", fr: "Discussion et fonctions" },
  chat: { en: "Chat", fr: "Discussion" },
  pane: { en: "Functions", fr: "Fonctions" },
  language: { en: "Language", fr: "Langue" },
  dark: { en: "Dark theme", fr: "Thème sombre" },
  light: { en: "Light theme", fr: "Thème clair" },
  hide: { en: "Hide the panel", fr: "Masquer le panneau" },
  show: { en: "Show the panel", fr: "Afficher le panneau" },
  paneFailed: {
    en: "The functions panel could not be loaded. Reload the page to try again.",
    fr: "Le panneau des fonctions n’a pas pu se charger. Rechargez la page pour réessayer.",
  },
  message: { en: "About the selected cell", fr: "À propos de la cellule sélectionnée" },
  errorBelow: {
    en: "The error comes from {cell}.",
    fr: "L’erreur vient de {cell}.",
  },
} as const satisfies Record<string, Text>;
