import type { Constants } from "../../core/estimator/constants-shape.js";
import { type FitOptions, fitConstants } from "./fit.js";
import type { LeaveOut } from "./folds.js";
import type { Parameter } from "./parameters.js";
import type { Row } from "./problem.js";

/**
 * For each name the constants it is judged with: fitted without any row of the fold it was dealt to. The search starts
 * at `start`, which has seen every row; constants that lose their rows fall back on their priors in one step.
 */
export function crossFit(
  rows: readonly Row[],
  params: readonly Parameter[],
  start: Constants,
  folds: ReadonlyMap<string, number>,
  by: LeaveOut,
  options: FitOptions,
): Map<string, Constants> {
  const fold = (row: Row): number | undefined => folds.get(row.measured[by]);
  const constants = new Map<string, Constants>();
  for (const k of [...new Set(folds.values())].sort((a, b) => a - b)) {
    const kept = rows.filter((row) => fold(row) !== k);
    const fitted = kept.length < rows.length ? fitConstants(kept, params, start, options) : start;
    for (const [name, own] of folds) if (own === k) constants.set(name, fitted);
  }
  return constants;
}
