import type { Text } from "../core/index.js";

// What the bot itself says; everything about numbers comes from the core.

export const texts = {
  inputs: { en: "Inputs as understood", fr: "Données comprises" },
  byDefault: { en: "default", fr: "par défaut" },
  derived: { en: "computed", fr: "calculé" },
  catalogue: { en: "catalogue", fr: "catalogue" },
  notes: { en: "Notes", fr: "À savoir" },
  formula: { en: "Excel formula", fr: "Formule Excel" },
  otherFormula: { en: "In a French Excel", fr: "Dans un Excel anglais" },
  ceiling: { en: "ceiling", fr: "plafond" },
  band: { en: "band", fr: "fourchette" },
  variations: { en: "More variations…", fr: "Autres variantes…" },
  moreLines: { en: "… {n} more", fr: "… et {n} de plus" },
  moreRows: {
    en: "… {n} more rows in the attached CSV file",
    fr: "… {n} lignes de plus dans le fichier CSV joint",
  },
  tableFile: { en: "The whole table", fr: "Le tableau entier" },
  didYouMean: { en: "Use {name}", fr: "Prendre {name}" },
  option: { en: "Option", fr: "Option" },
  noChart: { en: "The chart could not be drawn.", fr: "Le graphique n’a pas pu être tracé." },
  noFile: {
    en: "The attached file was refused by Discord (too large).",
    fr: "Le fichier joint a été refusé par Discord (trop volumineux).",
  },
  unexpected: {
    en: "Something went wrong on our side. Reference for a report: {id}",
    fr: "Une erreur s’est produite de notre côté. Référence à signaler : {id}",
  },
  oldButton: {
    en: "This button comes from another version of Jeton. Please run the command again; /help lists them.",
    fr: "Ce bouton vient d’une autre version de Jeton. Relancez la commande ; /help en donne la liste.",
  },
  unknownKind: {
    en: "Jeton does not know this kind of command. /help lists what it answers.",
    fr: "Jeton ne connaît pas ce type de commande. /help donne la liste de ce qu’il sait faire.",
  },
  tooFast: {
    en: "That is a lot at once. Please try again in {n} s.",
    fr: "Cela fait beaucoup d’un coup. Réessayez dans {n} s.",
  },
  attachmentTooLarge: {
    en: "The file weighs {given} kB; at most {most} kB are read. Attach the summary only, or paste it.",
    fr: "Le fichier pèse {given} ko ; {most} ko au plus sont lus. Joignez le résumé seul, ou collez-le.",
  },
  attachmentUnreadable: {
    en: "The attached file could not be read. Attach a text file (JSON, CSV or Markdown).",
    fr: "Le fichier joint n’a pas pu être lu. Joignez un fichier texte (JSON, CSV ou Markdown).",
  },
  privateName: { en: "private", fr: "privé" },
  privateDescription: {
    en: "Show the answer to you alone (default: everybody in the channel sees it)",
    fr: "Montrer la réponse à vous seul (par défaut, tout le salon la voit)",
  },
} as const satisfies Record<string, Text>;

/** Fills the `{placeholders}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
