import type { Cell, Returns } from "../define.js";
import { type Unit, type UnitId, units } from "../units.js";
import type { Lang } from "./lang.js";
import { formatNumber } from "./number.js";

/** A cell's content for people, without its unit. */
export function formatCell(cell: Cell, lang: Lang, digits = 2): string {
  if (typeof cell === "number") return formatNumber(cell, lang, digits);
  if (typeof cell === "boolean") return lang === "fr" ? (cell ? "VRAI" : "FAUX") : cell ? "TRUE" : "FALSE";
  return cell;
}

/** The symbol behind a number: singular for 1, in French below 2. */
export function symbolOf(unit: UnitId, value: number, lang: Lang): string {
  const { symbol, one }: Unit = units[unit];
  const size = Math.abs(value);
  return one && (lang === "fr" ? size < 2 : size === 1) ? one[lang] : symbol[lang];
}

/** A scalar result with its unit: `23.93 tok/s`. */
export function formatResult(cell: Cell, returns: Returns, lang: Lang): string {
  const text = formatCell(cell, lang, returns.digits ?? units[returns.unit].digits);
  const symbol = typeof cell === "number" ? symbolOf(returns.unit, cell, lang) : "";
  return symbol === "" ? text : `${text} ${symbol}`;
}
