import { GROUPS, groupOf } from "./groups.js";

/** A prediction beside what was measured. */
export interface Scored {
  readonly id: string;
  readonly source: string;
  readonly hardware: string;
  readonly model: string;
  readonly family: string;
  readonly engine: string;
  readonly regime: string;
  /** ln(predicted / measured). */
  readonly error: number;
  readonly inBand: boolean | undefined;
}

/** Factor errors as fractions: 0.2 means a factor of 1.2 either way. */
export interface Score {
  readonly n: number;
  readonly median: number;
  readonly p90: number;
  readonly within20: number;
  readonly within2x: number;
  readonly bias: number;
  readonly coverage: number;
}

/** `macro`: every source x hardware pair of a table row weighs the same. `rows`: every measurement does. */
export type Weighting = "macro" | "rows";

export function score(rows: readonly Scored[], weighting: Weighting): Score {
  const weights = pairWeights(rows, weighting);
  const total = weights.reduce((a, b) => a + b, 0);
  const share = (test: (row: Scored) => boolean, of = total): number =>
    rows.reduce((sum, row, i) => sum + (test(row) ? (weights[i] ?? 0) : 0), 0) / of;
  const absolute = rows.map((row) => Math.abs(row.error));
  const banded = share((row) => row.inBand !== undefined, 1);
  return {
    n: rows.length,
    median: Math.exp(weightedQuantile(absolute, weights, 0.5)) - 1,
    p90: Math.exp(weightedQuantile(absolute, weights, 0.9)) - 1,
    within20: share((row) => Math.abs(row.error) <= Math.log(1.2)),
    within2x: share((row) => Math.abs(row.error) <= Math.log(2)),
    bias:
      Math.exp(
        weightedQuantile(
          rows.map((row) => row.error),
          weights,
          0.5,
        ),
      ) - 1,
    coverage: share((row) => row.inBand === true, banded),
  };
}

/** Rows of the table: one per group that has rows, then all together. */
export function scoreGroups(rows: readonly Scored[], weighting: Weighting): [string, Score][] {
  const out: [string, Score][] = [];
  for (const { name } of GROUPS) {
    const own = rows.filter((row) => groupOf(row.regime) === name);
    if (own.length > 0) out.push([name, score(own, weighting)]);
  }
  out.push(["all", score(rows, weighting)]);
  return out;
}

export function scoreBy(
  rows: readonly Scored[],
  key: (row: Scored) => string,
  weighting: Weighting,
): [string, Score][] {
  const names = [...new Set(rows.map(key))].sort();
  return names.map((name) => [
    name,
    score(
      rows.filter((row) => key(row) === name),
      weighting,
    ),
  ]);
}

export function pairWeights(
  rows: readonly { readonly source: string; readonly hardware: string }[],
  weighting: Weighting,
): number[] {
  if (weighting === "rows") return rows.map(() => 1);
  const count = new Map<string, number>();
  const key = (row: { source: string; hardware: string }): string => `${row.source}|${row.hardware}`;
  for (const row of rows) count.set(key(row), (count.get(key(row)) ?? 0) + 1);
  return rows.map((row) => 1 / (count.get(key(row)) ?? 1));
}

/** The smallest value at which the cumulated weight reaches the share. */
export function weightedQuantile(
  values: readonly number[],
  weights: readonly number[],
  share: number,
): number {
  const order = values
    .map((value, i) => ({ value, weight: weights[i] ?? 0 }))
    .filter(({ value }) => Number.isFinite(value))
    .sort((a, b) => a.value - b.value);
  const total = order.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  for (const { value, weight } of order) {
    reached += weight;
    if (reached >= share * total - 1e-12) return value;
  }
  return Number.NaN;
}
