import type { Estimate } from "../estimator/estimate.js";
import type { Lang, Text } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { symbolOf } from "../text/value.js";
import { type UnitId, units } from "../units.js";
import type { Figure } from "./answer.js";

/** A plain figure with its unit. */
export function figure(
  label: Text,
  value: number,
  unit: UnitId,
  lang: Lang,
  digits: number = units[unit].digits,
): Figure {
  const symbol = symbolOf(unit, value, lang);
  const text = formatNumber(value, lang, digits);
  return { label: label[lang], value, unit, digits, text: symbol === "" ? text : `${text} ${symbol}` };
}

/** An estimate: expected value, band and ceiling, in the unit of the figure (`scale` converts, ms to s). */
export function estimateFigure(
  label: Text,
  { expected, low, high, ceiling }: Omit<Estimate, "ok">,
  unit: UnitId,
  lang: Lang,
  {
    scale = 1,
    digits = units[unit].digits as number,
  }: { readonly scale?: number; readonly digits?: number } = {},
): Figure {
  return {
    ...figure(label, expected * scale, unit, lang, digits),
    low: low * scale,
    high: high * scale,
    ceiling: ceiling * scale,
  };
}

/** A figure's band or ceiling for people, with the decimals of its text. */
export function formatBound({ unit, digits }: Figure, bound: number, lang: Lang): string {
  return formatNumber(bound, lang, digits ?? units[unit].digits);
}

/** The words for the figures that several answers show. */
export const LABELS = {
  perUser: { en: "per user", fr: "par utilisateur" },
  ttft: { en: "time to first token", fr: "délai avant le premier token" },
  response: { en: "response time", fr: "temps de réponse" },
  total: { en: "all users together", fr: "tous utilisateurs confondus" },
  context: { en: "context", fr: "contexte" },
  prompt: { en: "prompt", fr: "prompt" },
  output: { en: "answer", fr: "réponse" },
  users: { en: "users at once", fr: "utilisateurs simultanés" },
  memory: { en: "memory needed", fr: "mémoire nécessaire" },
  gpus: { en: "GPUs", fr: "GPU" },
} as const satisfies Record<string, Text>;

/** The note that belongs to every estimate. */
export const BAND_NOTE: Text = {
  en: "Expected value; about four of five published measurements lie in the band.",
  fr: "Valeur attendue ; environ quatre mesures publiées sur cinq tombent dans la fourchette.",
};
