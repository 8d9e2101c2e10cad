import type { Constants } from "../../core/estimator/constants-shape.js";
import { type Parameter, readAt, writeAt } from "./parameters.js";
import { logError, type Row } from "./problem.js";

export interface FitOptions {
  readonly iterations: number;
  /** Log errors beyond this count by their size, not by its square. */
  readonly scale: number;
  /** Weight of the priors against the measurements. */
  readonly priorWeight: number;
}

export const FIT_OPTIONS: FitOptions = {
  iterations: 14,
  scale: 0.12,
  priorWeight: 4,
};

/**
 * Damped Gauss-Newton on a robust loss of log errors, with Gaussian priors. Deterministic: no sampling, no clock. Returns
 * a new tree; `start` is where the search begins, the priors are in `params`.
 */
export function fitConstants(
  rows: readonly Row[],
  params: readonly Parameter[],
  start: Constants,
  options: FitOptions = FIT_OPTIONS,
): Constants {
  const tree = structuredClone(start) as Constants;
  const at = params.map((p) => toUnbounded(p, readAt(tree, p.path)));
  let loss = totalLoss(rows, params, at, tree, options);
  let damping = 1e-2;
  for (let i = 0; i < options.iterations; i++) {
    const { matrix, gradient } = normalEquations(rows, params, at, tree, options);
    let improved = false;
    for (let attempt = 0; attempt < 6 && !improved; attempt++) {
      const step = solve(matrix, gradient, damping);
      const next = at.map((x, j) => x - Math.max(-0.7, Math.min(0.7, step[j] ?? 0)));
      const nextLoss = totalLoss(rows, params, next, tree, options);
      if (nextLoss < loss) {
        improved = true;
        const gain = loss - nextLoss;
        next.forEach((x, j) => {
          at[j] = x;
        });
        loss = nextLoss;
        damping = Math.max(1e-4, damping / 4);
        if (gain < 1e-5 * loss) i = options.iterations;
      } else damping *= 6;
    }
    if (!improved) break;
  }
  place(params, at, tree);
  return tree;
}

function toUnbounded(p: Parameter, value: number): number {
  return p.scale === "log" ? Math.log(value) : value;
}

function place(params: readonly Parameter[], at: readonly number[], tree: Constants): void {
  params.forEach((p, j) => {
    writeAt(tree, p.path, fromUnbounded(p, at[j] ?? 0));
  });
}

function fromUnbounded(p: Parameter, x: number): number {
  return p.scale === "log" ? Math.exp(x) : x;
}

/** sqrt(1 + (e/s)^2) - 1: squares near zero, lines far out. */
function robust(error: number, scale: number): number {
  return Math.sqrt(1 + (error / scale) ** 2) - 1;
}

function totalLoss(
  rows: readonly Row[],
  params: readonly Parameter[],
  at: readonly number[],
  tree: Constants,
  options: FitOptions,
): number {
  place(params, at, tree);
  let sum = 0;
  for (const row of rows) {
    const error = logError(row, tree);
    sum += row.weight * (Number.isFinite(error) ? robust(error, options.scale) : 100);
  }
  const index = pathIndex(params);
  params.forEach((p, j) => {
    sum += 0.5 * options.priorWeight * pull(p, j, at, index) ** 2;
  });
  return sum;
}

/** Distance from the prior in standard deviations; entries of a group are measured from their table's `*`. */
function pull(p: Parameter, j: number, at: readonly number[], index: ReadonlyMap<string, number>): number {
  const centre = p.parent
    ? (at[index.get(p.parent.join(".")) ?? -1] ?? toUnbounded(p, p.prior))
    : toUnbounded(p, p.prior);
  return ((at[j] ?? 0) - centre - p.offset) / p.deviation;
}

function pathIndex(params: readonly Parameter[]): Map<string, number> {
  return new Map(params.map((p, j) => [p.path.join("."), j]));
}

const STEP = 1e-4;

function normalEquations(
  rows: readonly Row[],
  params: readonly Parameter[],
  at: readonly number[],
  tree: Constants,
  options: FitOptions,
): { matrix: Float64Array[]; gradient: Float64Array } {
  const n = params.length;
  const matrix = Array.from({ length: n }, () => new Float64Array(n));
  const gradient = new Float64Array(n);
  place(params, at, tree);
  const slopes = new Float64Array(n);
  for (const row of rows) {
    const error = logError(row, tree);
    if (!Number.isFinite(error)) continue;
    for (const j of row.reads) {
      const p = params[j];
      if (!p) continue;
      writeAt(tree, p.path, fromUnbounded(p, (at[j] ?? 0) + STEP));
      slopes[j] = (logError(row, tree) - error) / STEP;
      writeAt(tree, p.path, fromUnbounded(p, at[j] ?? 0));
    }
    const weight = row.weight / (options.scale ** 2 * Math.sqrt(1 + (error / options.scale) ** 2));
    for (const j of row.reads) {
      const sj = slopes[j] ?? 0;
      if (sj === 0) continue;
      gradient[j] = (gradient[j] ?? 0) + weight * sj * error;
      const line = matrix[j];
      if (!line) continue;
      for (const k of row.reads) line[k] = (line[k] ?? 0) + weight * sj * (slopes[k] ?? 0);
    }
  }
  addPriors(params, at, options.priorWeight, matrix, gradient);
  return { matrix, gradient };
}

function addPriors(
  params: readonly Parameter[],
  at: readonly number[],
  priorWeight: number,
  matrix: Float64Array[],
  gradient: Float64Array,
): void {
  const index = pathIndex(params);
  params.forEach((p, j) => {
    const weight = priorWeight / p.deviation;
    const distance = pull(p, j, at, index) * weight;
    add(gradient, j, distance);
    addTo(matrix, j, j, weight / p.deviation);
    const parent = p.parent ? index.get(p.parent.join(".")) : undefined;
    if (parent === undefined) return;
    add(gradient, parent, -distance);
    addTo(matrix, parent, parent, weight / p.deviation);
    addTo(matrix, j, parent, -weight / p.deviation);
    addTo(matrix, parent, j, -weight / p.deviation);
  });
}

function add(vector: Float64Array, j: number, value: number): void {
  vector[j] = (vector[j] ?? 0) + value;
}

function addTo(matrix: Float64Array[], j: number, k: number, value: number): void {
  const line = matrix[j];
  if (line) line[k] = (line[k] ?? 0) + value;
}

/** Cholesky solution of (M + damping diag M) x = g. */
function solve(matrix: readonly Float64Array[], g: Float64Array, damping: number): Float64Array {
  const n = g.length;
  const lower = Array.from({ length: n }, () => new Float64Array(n));
  const get = (m: readonly Float64Array[], i: number, j: number): number => m[i]?.[j] ?? 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = get(matrix, i, j) * (i === j ? 1 + damping : 1) + (i === j ? 1e-9 : 0);
      for (let k = 0; k < j; k++) sum -= get(lower, i, k) * get(lower, j, k);
      const line = lower[i];
      if (!line) continue;
      line[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / get(lower, j, j);
    }
  }
  const x = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = g[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= get(lower, i, k) * (x[k] ?? 0);
    x[i] = sum / get(lower, i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= get(lower, k, i) * (x[k] ?? 0);
    x[i] = sum / get(lower, i, i);
  }
  return x;
}
