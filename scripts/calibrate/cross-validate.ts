import type { Constants } from "../../core/estimator/constants-shape.js";
import { type FitOptions, fit } from "./fit.js";
import type { LeaveOut } from "./folds.js";
import type { Parameter } from "./parameters.js";
import type { Row } from "./problem.js";

/** The constants that each row is judged with: fitted without any row of its hardware, or of its model. */
export function crossFit(
  rows: readonly Row[],
  params: readonly Parameter[],
  start: Constants,
  folds: ReadonlyMap<string, number>,
  by: LeaveOut,
  options: FitOptions,
): Map<Row, Constants> {
  const fold = (row: Row): number => folds.get(row.measured[by]) ?? 0;
  const constants = new Map<Row, Constants>();
  for (const k of [...new Set(folds.values())].sort((a, b) => a - b)) {
    const left = rows.filter((row) => fold(row) === k);
    if (left.length === 0) continue;
    const fitted = fit(
      rows.filter((row) => fold(row) !== k),
      params,
      start,
      options,
    );
    for (const row of left) constants.set(row, fitted);
  }
  return constants;
}
