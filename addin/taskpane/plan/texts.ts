import type { Text } from "../../../core/index.js";

/** The words of the Plan tab. */
export const planTexts = {
  intro: {
    en: "From a scenario to a sheet: how many replicas, at what cost.",
    fr: "D’un scénario à une feuille\u00a0: combien de réplicas, à quel coût.",
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
  notNumber: { en: "“{given}” is no number.", fr: "«\u00a0{given}\u00a0» n’est pas un nombre." },
  verdict: {
    en: "{replicas} replicas of {gpus} GPUs ({total} GPUs with N + 1), {cost}",
    fr: "{replicas} réplicas de {gpus} GPU ({total} GPU avec N + 1), {cost}",
  },
  perMonth: { en: "{usd} USD a month", fr: "{usd} USD par mois" },
  noPrice: {
    en: "no price known: give your own",
    fr: "aucun prix connu\u00a0: donnez le vôtre",
  },
  insert: { en: "Insert a sheet", fr: "Insérer une feuille" },
  inserted: { en: "Sheet inserted.", fr: "Feuille insérée." },
  busy: { en: "Working…", fr: "En cours…" },
  failed: { en: "That did not work: {reason}", fr: "Échec\u00a0: {reason}" },
} as const satisfies Record<string, Text>;
