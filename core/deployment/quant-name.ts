import { shortQuantName } from "../catalogue/short-name.js";
import type { QuantRow } from "../catalogue/types.js";
import { listedQuant, readQuant } from "../estimator/bits.js";
import { CONSTANTS } from "../estimator/constants.js";

/** Spellings whose widths differ by more mean different formats: "INT4" with small groups is MLX's own. */
const SAME_BITS = 0.2;

const known = new WeakMap<QuantRow, string>();

/**
 * A format as the estimator spells it: its rates and efficiencies go by short names ("fp8" computes twice as fast), and
 * the table's name is a description. The table's own name where the estimator has none.
 */
export function estimatorQuant(row: QuantRow): string {
  const before = known.get(row);
  if (before !== undefined) return before;
  const spelled = [row.id, shortQuantName(row), ...row.aliases]
    .map((name) => readQuant(CONSTANTS, name))
    .find((read) => read !== undefined && Math.abs(read.bits - row.bits) < SAME_BITS);
  const name = spelled?.name ?? row.name;
  known.set(row, name);
  return name;
}

/**
 * The width that the estimator computes with: its own where its table lists the format, because its constants were
 * fitted with it, so that a scenario and a cell give one figure.
 */
export function estimatorBits(row: QuantRow): number {
  return listedQuant(CONSTANTS, estimatorQuant(row))?.bits ?? row.bits;
}
