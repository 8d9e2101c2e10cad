import { findQuant } from "./find-quant.js";
import type { QuantRow } from "./types.js";

/** A format's name as people write it, and which is understood when typed back: "FP8", not the whole description. */
export function shortQuantName(row: QuantRow): string {
  const plain = row.name.replace(/\s*[(,].*$/, "");
  return [plain, ...row.aliases].find((name) => isRead(name, row)) ?? row.name;
}

function isRead(name: string, row: QuantRow): boolean {
  const found = findQuant(name);
  return found.ok && found.row.id === row.id;
}
