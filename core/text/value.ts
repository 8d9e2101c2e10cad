import type { Cell, Returns } from "../define.js";
import { units } from "../units.js";
import type { Lang } from "./lang.js";
import { formatNumber } from "./number.js";

/** A cell's content for people, without its unit. */
export function formatCell(cell: Cell, lang: Lang, digits = 2): string {
  if (typeof cell === "number") return formatNumber(cell, lang, digits);
  if (typeof cell === "boolean") return lang === "fr" ? (cell ? "VRAI" : "FAUX") : cell ? "TRUE" : "FALSE";
  return cell;
}

/** A scalar result with its unit: `23.93 tok/s`. */
export function formatResult(cell: Cell, returns: Returns, lang: Lang): string {
  const { symbol, digits } = units[returns.unit];
  const text = formatCell(cell, lang, returns.digits ?? digits);
  return typeof cell === "number" && symbol[lang] !== "" ? `${text} ${symbol[lang]}` : text;
}
