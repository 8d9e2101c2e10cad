import { claimRows } from "../catalogue/rows.js";
import type { ClaimRow } from "../catalogue/types.js";
import type { Lang, Text } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import type { AnswerTable } from "./answer.js";

const KINDS: Readonly<Record<string, Text>> = {
  vendor: { en: "vendor", fr: "fabricant" },
  "vendor+third-party": { en: "vendor and third party", fr: "fabricant et tiers" },
  "third-party": { en: "third party", fr: "tiers" },
  range: { en: "range", fr: "fourchette" },
  anecdote: { en: "anecdote", fr: "témoignage" },
  estimate: { en: "estimate", fr: "estimation" },
};

/** Published speeds of a device, a model or both, the nearest to a claimed speed first. */
export function publishedClaims(
  wanted: { readonly hardwareId?: string | undefined; readonly modelIds?: readonly string[] },
  tps: number | undefined,
): readonly ClaimRow[] {
  const rows = claimRows().filter(
    (row) =>
      speedOfClaim(row) !== undefined &&
      (wanted.hardwareId === undefined || row.hardwareId === wanted.hardwareId) &&
      (wanted.modelIds === undefined || (row.modelId !== undefined && wanted.modelIds.includes(row.modelId))),
  );
  const distance = (row: ClaimRow) =>
    tps === undefined ? 0 : Math.abs(Math.log((speedOfClaim(row) ?? 1) / tps));
  return [...rows].sort((a, b) => distance(a) - distance(b));
}

export function speedOfClaim({ tps, tpsRange }: ClaimRow): number | undefined {
  return tps ?? tpsRange?.[1];
}

export function claimsTable(rows: readonly ClaimRow[], lang: Lang): AnswerTable {
  return {
    columns: lang === "fr" ? ["annonce", "tok/s"] : ["claim", "tok/s"],
    rows: rows
      .slice(0, 6)
      .map((row) => [row.model.slice(0, 20), formatNumber(speedOfClaim(row) ?? 0, lang, 0)]),
  };
}

/** Who said it, when, and how it was made. */
export function claimNote(row: ClaimRow, lang: Lang): string {
  const kind = (KINDS[row.kind] ?? { en: row.kind, fr: row.kind })[lang];
  const technique = row.technique ? `, ${row.technique}` : "";
  const speed = formatNumber(speedOfClaim(row) ?? 0, lang, 0);
  return lang === "fr"
    ? `${row.vendor}, ${row.model} : ${speed} tok/s par utilisateur (${kind}, ${row.date}${technique}).`
    : `${row.vendor}, ${row.model}: ${speed} tok/s per user (${kind}, ${row.date}${technique}).`;
}
