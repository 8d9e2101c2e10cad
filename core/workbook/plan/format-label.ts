import { findQuant } from "../../catalogue/find-quant.js";
import type { QuantRow } from "../../catalogue/types.js";

const known = new Map<string, string>();

/** A short name that means this format and no other: `FP8` for the row with its variants in brackets. */
export function formatLabel(row: QuantRow): string {
  const before = known.get(row.id);
  if (before !== undefined) return before;
  const short = row.name.replace(/\s*[(,].*$/, "");
  const label =
    [short, row.name, ...row.aliases].find((name) => {
      const found = findQuant(name);
      return !name.includes(",") && found.ok && found.row.id === row.id;
    }) ?? row.id;
  known.set(row.id, label);
  return label;
}
