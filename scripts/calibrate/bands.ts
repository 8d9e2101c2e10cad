import type { Band } from "../../core/estimator/constants-shape.js";
import { pairWeights, weightedQuantile } from "../accuracy/score.js";

/** A residual of cross-validation: ln(predicted / measured), and the band it belongs to. */
export interface Residual {
  readonly band: string;
  readonly source: string;
  readonly hardware: string;
  readonly error: number;
}

/**
 * Share of the residuals that a band holds, 0.8 unless it stands here: served figures vary with settings that nobody
 * states and few pairs of source and device speak for them, so that their bands take more.
 */
const COVERAGE: Readonly<Record<string, number>> = {
  "decode1-dense": 0.84,
  "decode1-tp": 0.88,
  "tpot-dense": 0.88,
  "tpot-moe": 0.88,
  "batch-latency": 0.86,
  "batch-tps": 0.84,
  "offline-max": 0.84,
  ttft: 0.84,
};

/** A pair of source and device counts by this root of its rows, as in the fit. */
const PAIR_ROOT = 0.4;

/** Quantiles of measured / predicted per band. */
export function fitBands(residuals: readonly Residual[]): Record<string, Band> {
  const bands: Record<string, Band> = {};
  for (const key of [...new Set(residuals.map((r) => r.band))].sort()) {
    const own = residuals.filter((r) => r.band === key);
    const weights = pairWeights(own, "macro").map((share) => share ** (1 - PAIR_ROOT));
    const tail = (1 - (COVERAGE[key] ?? 0.8)) / 2;
    const ratio = own.map((r) => -r.error);
    bands[key] = {
      p10: rounded(Math.exp(weightedQuantile(ratio, weights, tail))),
      p90: rounded(Math.exp(weightedQuantile(ratio, weights, 1 - tail))),
    };
  }
  return bands;
}

function rounded(x: number): number {
  return Number(x.toPrecision(3));
}
