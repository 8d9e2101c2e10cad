import type { Constants } from "./constants-shape.js";

/** Lower case, separators dropped: `q4-k-m`, `Q4_K_M` and `Q4 K M` are one name. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

const foldedTables = new WeakMap<object, Map<string, { name: string; bits: number }>>();

/** The estimator's own spelling and effective bits of a number format; undefined when it is not listed. */
export function listedQuant(constants: Constants, quant: string): { name: string; bits: number } | undefined {
  const table = constants.bitsPerWeight;
  const exact = table[quant];
  if (exact !== undefined) return { name: quant, bits: exact };
  let folded = foldedTables.get(table);
  if (!folded) {
    folded = new Map(Object.entries(table).map(([name, bits]) => [fold(name), { name, bits }]));
    foldedTables.set(table, folded);
  }
  return folded.get(fold(quant));
}
