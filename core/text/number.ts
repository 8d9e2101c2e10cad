import type { Lang } from "./lang.js";

const GROUP: Record<Lang, string> = { en: ",", fr: "\u202f" };
const DECIMAL: Record<Lang, string> = { en: ".", fr: "," };

/**
 * A number for people: grouped thousands, the language's decimal sign, at most `digits` decimals, without trailing
 * zeros unless `fixed`. A value too small for its decimals keeps three significant digits; from 1e15 on and below 1e-6
 * it is written in powers of ten. Written by hand because Intl differs between hosts.
 */
export function formatNumber(value: number, lang: Lang, digits = 2, fixed = false): string {
  if (!Number.isFinite(value)) return lang === "fr" ? "hors limites" : "out of range";
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-6)) return exponent(value, lang);
  let text = value.toFixed(digits);
  if (size !== 0 && size < 10 ** -digits * 10) text = Number(value.toPrecision(3)).toFixed(decimalsFor(size));
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const kept = fixed ? fraction : fraction.replace(/0+$/, "");
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, GROUP[lang]) : whole;
  const sign = value < 0 && /[1-9]/.test(text) ? "-" : "";
  return sign + grouped + (kept ? DECIMAL[lang] + kept : "");
}

/** A number as it is typed into a formula: every digit, no grouping, the language's decimal sign. */
export function formatInput(value: number, lang: Lang): string {
  const text = String(value).replace("e+", "E+").replace("e-", "E-");
  return lang === "fr" ? text.replace(".", ",") : text;
}

function exponent(value: number, lang: Lang): string {
  const [mantissa = "0", power = "0"] = value.toExponential(3).split("e");
  return `${String(Number(mantissa)).replace(".", DECIMAL[lang])}E${power.replace("+", "")}`;
}

function decimalsFor(size: number): number {
  return Math.min(20, Math.max(0, 2 - Math.floor(Math.log10(size))));
}
