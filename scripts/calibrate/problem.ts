import { readQuant } from "../../core/estimator/bits.js";
import type { Constants } from "../../core/estimator/constants-shape.js";
import { derive } from "../../core/estimator/derive.js";
import { expected } from "../../core/estimator/expected.js";
import { completeScenario, type Scenario } from "../../core/estimator/scenario.js";
import { groupOf } from "../accuracy/groups.js";
import type { Measured } from "../accuracy/measured.js";
import type { Parameter } from "./parameters.js";

/** A measurement made ready for thousands of evaluations. */
export interface Row {
  readonly measured: Measured;
  readonly scenario: Scenario;
  readonly bits: number;
  readonly logValue: number;
  readonly weight: number;
  /** Indices of the parameters that its prediction reads. */
  readonly reads: readonly number[];
}

export function makeRows(
  measured: readonly Measured[],
  constants: Constants,
  params: readonly Parameter[],
): Row[] {
  const weights = rowWeights(measured);
  const rows: Row[] = [];
  measured.forEach((m, i) => {
    const scenario = completeScenario(m.input);
    const listed = readQuant(constants, scenario.quant);
    if (!listed) return;
    const bare = { measured: m, scenario: { ...scenario, quant: listed.name }, bits: listed.bits };
    const row = { ...bare, logValue: Math.log(m.value), weight: weights[i] ?? 0, reads: [] };
    rows.push({ ...row, reads: readParameters(row, constants, params) });
  });
  return rows;
}

export function predict(row: Row, constants: Constants): number {
  return expected(derive(row.scenario, row.bits, constants)).value;
}

/** Log of the factor by which the prediction is too high. */
export function logError(row: Row, constants: Constants): number {
  return Math.log(predict(row, constants)) - row.logValue;
}

/** Groups that are judged row by row: they have few pairs of very different size. */
const BY_ROWS = /^G(4a|5c)/;

/**
 * A group of the tables counts by its source x hardware pairs, a pair by a root of its rows: neither a source with a
 * thousand rows nor a pair with one row runs the fit.
 */
function rowWeights(measured: readonly Measured[]): number[] {
  const pair = (m: Measured): string => `${groupOf(m.regime)}|${m.source}|${m.hardware}`;
  const rows = count(measured.map(pair));
  const raw = measured.map(
    (m) => (rows.get(pair(m)) ?? 1) ** (BY_ROWS.test(groupOf(m.regime)) ? -0.2 : -0.6),
  );
  const totals = new Map<string, number>();
  measured.forEach((m, i) => {
    totals.set(groupOf(m.regime), (totals.get(groupOf(m.regime)) ?? 0) + (raw[i] ?? 0));
  });
  return measured.map((m, i) => {
    const total = totals.get(groupOf(m.regime)) ?? 1;
    return ((raw[i] ?? 0) / total) * Math.min(100, 20 + total * 3);
  });
}

function count(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Which parameters a prediction depends on, found by watching it read. */
function readParameters(row: Row, constants: Constants, params: readonly Parameter[]): number[] {
  const seen = new Set<string>();
  predict(row, watch(constants as unknown as Record<string, unknown>, "", seen) as unknown as Constants);
  return params.flatMap((p, i) => (seen.has(p.path.join(".")) ? [i] : []));
}

function watch(tree: Record<string, unknown>, path: string, seen: Set<string>): Record<string, unknown> {
  return new Proxy(tree, {
    get(target, key) {
      const value = target[key as string];
      const name = path === "" ? String(key) : `${path}.${String(key)}`;
      if (typeof value === "object" && value !== null)
        return watch(value as Record<string, unknown>, name, seen);
      seen.add(name);
      return value;
    },
  });
}
