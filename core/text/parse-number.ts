import type { Lang, Text } from "./lang.js";

/** A number read from text, or why it was not: no number at all, or one that two languages read differently. */
export type ParsedNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly ambiguous: boolean };

/** Why an ambiguous number is refused. */
export const AMBIGUOUS: Text = {
  en: "it can be read as thousands or as decimals; leave the thousands separator out",
  fr: "on peut y lire des milliers ou des décimales ; retirez le séparateur de milliers",
};

// Spaces that people and spreadsheets put between thousands: plain, no-break, narrow no-break, thin; and apostrophes.
// (A look-behind would keep Excel on an older macOS from loading the functions at all.)
const GROUP_SPACE = /(\d)[ \u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g;

/** Most numbers that people type, and too few digits to overflow. */
const PLAIN_DIGITS = /^\d{1,300}$/;

/**
 * Reads a number typed in the style of `lang`: `3350.5` in English, `3 350,5` in French. The other style's decimal
 * sign is accepted where only one reading is possible (`0,5` in English); `3,350` in English and `3.350` in French
 * could be three thousand or three, and are refused as ambiguous. A trailing `%` divides by 100.
 */
export function parseNumber(text: string, lang: Lang): ParsedNumber {
  if (PLAIN_DIGITS.test(text)) return { ok: true, value: Number(text) };
  let body = text
    .trim()
    .replace(GROUP_SPACE, "$1")
    .replace(/^\u2212/, "-");
  let scale = 1;
  if (/\s*[%]$/.test(body)) {
    body = body.replace(/[\s\u00a0\u202f]*%$/, "");
    scale = 0.01;
  }
  const plain = toPlain(body, lang);
  if (plain === null) return { ok: false, ambiguous: false };
  if (plain === "ambiguous") return { ok: false, ambiguous: true };
  const value = Number(plain) * scale;
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, ambiguous: false };
}

/** Turns a typed number into JavaScript's form; null when it is no number. */
function toPlain(body: string, lang: Lang): string | "ambiguous" | null {
  if (!/^[+-]?[\d.,]*\d[\d.,]*(?:e[+-]?\d+)?$/i.test(body)) return null;
  const commas = count(body, ",");
  const dots = count(body, ".");
  if (commas === 0 && dots === 0) return body;
  if (commas > 0 && dots > 0) {
    // Both marks: the last one is the decimal sign, the other one groups by three.
    const decimal = body.lastIndexOf(",") > body.lastIndexOf(".") ? "," : ".";
    const group = decimal === "," ? "." : ",";
    if (count(body, decimal) > 1 || !isGrouped(body, group, decimal)) return null;
    return body.split(group).join("").replace(decimal, ".");
  }
  const mark = commas > 0 ? "," : ".";
  const own = lang === "fr" ? "," : ".";
  if (commas + dots > 1) return isGrouped(body, mark, own) && mark !== own ? body.split(mark).join("") : null;
  if (mark === own) return body.replace(mark, ".");
  // The other language's mark, once: three digits behind it could be thousands.
  return /^[+-]?\d{1,3}[.,]\d{3}$/.test(body) && !/^[+-]?0[.,]/.test(body)
    ? "ambiguous"
    : body.replace(mark, ".");
}

function isGrouped(body: string, group: string, decimal: string): boolean {
  const whole = body.replace(/^[+-]/, "").split(decimal)[0]?.split(/e/i)[0] ?? "";
  const parts = whole.split(group);
  return (parts[0]?.length ?? 0) <= 3 && parts.slice(1).every((part) => part.length === 3);
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
