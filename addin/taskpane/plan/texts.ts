import type { Lang, Text } from "../../../core/index.js";
import type { SheetHost } from "../../host/sheet-host.js";

/** The words of the Plan tab. */
export const planTexts = {
  intro: {
    en: "From a scenario to a planning workbook: how many replicas, at what cost.",
    fr: "D’un scénario à un classeur de planification\u00a0: combien de réplicas, à quel coût.",
  },
  model: { en: "Model", fr: "Modèle" },
  hardware: { en: "Hardware", fr: "Matériel" },
  quant: { en: "Number format (blank: as released)", fr: "Format numérique (vide\u00a0: celui d’origine)" },
  gpus: { en: "GPUs of a replica (blank: best)", fr: "GPU par réplica (vide\u00a0: au mieux)" },
  requestsPerS: { en: "Requests per second", fr: "Requêtes par seconde" },
  promptTokens: { en: "Prompt, tokens", fr: "Prompt, en tokens" },
  outputTokens: { en: "Answer, tokens", fr: "Réponse, en tokens" },
  ttftMs: { en: "Limit of TTFT, ms", fr: "Limite de TTFT, en ms" },
  tpotMs: { en: "Limit of TPOT, ms", fr: "Limite de TPOT, en ms" },
  usdPerGpuHour: {
    en: "USD per GPU-hour (blank: list price)",
    fr: "USD par GPU et par heure (vide\u00a0: tarif public)",
  },
  blank: { en: "the field is empty", fr: "le champ est vide" },
  flavour: { en: "Formulas", fr: "Formules" },
  live: { en: "Jeton functions", fr: "fonctions Jeton" },
  portable: { en: "native formulas", fr: "formules natives" },
  insert: { en: "Insert the sheets", fr: "Insérer les feuilles" },
  inserted: { en: "{count} sheets inserted.", fr: "{count} feuilles insérées." },
  open: { en: "Open as a new workbook", fr: "Ouvrir comme nouveau classeur" },
  opened: { en: "New workbook opened.", fr: "Nouveau classeur ouvert." },
  save: { en: "Download .xlsx", fr: "Télécharger le .xlsx" },
  saved: { en: "plan.xlsx handed to the browser.", fr: "plan.xlsx remis au navigateur." },
  untouched: {
    en: "The sheets are new ones: nothing that is there is changed.",
    fr: "Les feuilles sont nouvelles\u00a0: rien de ce qui existe ne change.",
  },
  lacks: {
    en: "This grid does not show {list}; the .xlsx file has them.",
    fr: "Cette grille n’affiche pas {list}\u00a0; le fichier .xlsx les contient.",
  },
  busy: { en: "Working…", fr: "En cours…" },
  failed: { en: "That did not work: {reason}", fr: "Échec\u00a0: {reason}" },
} as const satisfies Record<string, Text>;

const LACKS: Readonly<Record<SheetHost["lacks"][number], Text>> = {
  charts: { en: "charts", fr: "les graphiques" },
  lists: { en: "drop-down lists", fr: "les listes déroulantes" },
  conditions: { en: "coloured verdicts", fr: "les verdicts en couleur" },
};

/** Says plainly what the host leaves out. */
export function lacking(lacks: SheetHost["lacks"], lang: Lang): string {
  const list = new Intl.ListFormat(lang).format(lacks.map((one) => LACKS[one][lang]));
  return planTexts.lacks[lang].replace("{list}", list);
}
