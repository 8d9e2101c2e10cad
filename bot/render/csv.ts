import type { Lang } from "../../core/index.js";
import { oneLine } from "./escape.js";

/** A table as a CSV file that Excel opens by a double click: byte order mark, and `;` where the comma is decimal. */
export function renderCsv(
  table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] },
  lang: Lang,
): string {
  const separator = lang === "fr" ? ";" : ",";
  const lines = [...(table.columns.length > 0 ? [table.columns] : []), ...table.rows];
  return `\ufeff${lines.map((cells) => cells.map((cell) => field(cell, separator)).join(separator)).join("\r\n")}\r\n`;
}

function field(cell: string, separator: string): string {
  const text = harmless(oneLine(cell));
  return text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run a cell that begins like a formula; a negative number may stay. */
function harmless(text: string): string {
  return /^[=+@\t]|^-(?![\d.,\s\u202f]*(?:E-?\d+)?$)/i.test(text) ? `'${text}` : text;
}
