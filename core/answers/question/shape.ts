import type { Quantity } from "./quantity.js";
import type { UnitId } from "./units.js";

const MARKS: Readonly<Record<UnitId, string>> = {
  params: "SIZE",
  active: "SIZE",
  gb: "GB",
  gbs: "GBS",
  tflops: "FLOPS",
  tok: "TOK",
  tps: "TPS",
  time: "TIME",
  hours: "HOURS",
  days: "DAYS",
  months: "MONTHS",
  years: "YEARS",
  money: "MONEY",
  watt: "WATT",
  pct: "PCT",
  bits: "BITS",
  bpw: "BITS",
  req: "REQ",
  users: "USERS",
  calls: "CALLS",
  words: "WORDS",
  pages: "NUM",
  gpus: "CARDS",
  times: "TIMES",
  other: "NUM",
  bare: "NUM",
};

const RATE =
  /\b(?:tokens?|toks?|tkns?|tks?|jetons?) ?(?:\/|per|par|a la|a|p) ?s(?:ec(?:onde?)?s?)?\b|\bt ?\/ ?s\b|\btps\b|\bdebit de (?:generation|decodage)\b/g;

/**
 * The text with its names and quantities replaced by capital marks, so that a pattern can say "how many HW" or "HW or HW".
 * Everything that the writer typed is in small letters: a mark cannot be forged.
 */
export function shapeOf(masked: string, quantities: readonly Quantity[]): string {
  let shape = "";
  let at = 0;
  for (const { start, end, unit, per } of quantities) {
    if (start < at) continue;
    const mark =
      per === undefined || unit === "tps" || unit === "money"
        ? MARKS[unit]
        : `${MARKS[unit]} PER${per.toUpperCase()}`;
    shape += `${masked.slice(at, start)} ${mark} `;
    at = end;
  }
  shape += masked.slice(at);
  return shape
    .replace(/N{2,}(?=H)|N(?=H)/g, "COUNTED ")
    .replace(/H{2,}N+/g, "COUNTED HH")
    .replace(/H{2,}s?/g, "HW")
    .replace(/M{2,}/g, "MODEL")
    .replace(/Q{2,}/g, "QUANT")
    .replace(/K{2,}/g, "KVQ")
    .replace(RATE, "SPEED")
    .replace(/\s+/g, " ")
    .trim();
}
