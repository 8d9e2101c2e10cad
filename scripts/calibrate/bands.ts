import type { Band } from "../../core/estimator/constants-shape.js";
import { pairWeights, weightedQuantile } from "../accuracy/score.js";

/** A residual of cross-validation: ln(predicted / measured), and the band it belongs to. */
export interface Residual {
  readonly band: string;
  readonly engineClass: string;
  readonly source: string;
  readonly hardware: string;
  readonly error: number;
}

/**
 * Share of the residuals that a band holds, 0.8 unless it stands here: served figures vary with settings that nobody
 * states, and where few pairs of source and device speak for a band it takes more.
 */
const COVERAGE: Readonly<Record<string, number>> = {
  "decode1-dense": 0.83,
  "decode1-moe": 0.83,
  "decode1-tp": 0.88,
  "decode1-layersplit": 0.84,
  "tpot-dense": 0.86,
  "tpot-moe": 0.88,
  "batch-latency": 0.86,
  "batch-latency-other": 0.83,
  "batch-tps": 0.82,
  "offline-max": 0.84,
  "prefill-moe": 0.84,
  ttft: 0.83,
};

/** A class of engines gets a band of its own from so many pairs of source and device, and so many rows. */
const FEWEST_PAIRS = 4;
const FEWEST_ROWS = 40;

/** A pair of source and device counts by this root of its rows, as in the fit. */
const PAIR_ROOT = 0.4;

/** Quantiles of measured / predicted per band, and per band and class of engines. */
export function fitBands(residuals: readonly Residual[]): Record<string, Band> {
  const bands: Record<string, Band> = {};
  for (const key of [...new Set(residuals.map((r) => r.band))].sort()) {
    const own = residuals.filter((r) => r.band === key);
    bands[key] = quantiles(own, key);
    const classes = [...new Set(own.map((r) => r.engineClass))].sort();
    if (classes.length < 2) continue;
    for (const engineClass of classes) {
      const some = own.filter((r) => r.engineClass === engineClass);
      const pairs = new Set(some.map((r) => `${r.source}|${r.hardware}`)).size;
      if (pairs >= FEWEST_PAIRS && some.length >= FEWEST_ROWS)
        bands[`${key}/${engineClass}`] = quantiles(some, key);
    }
  }
  return bands;
}

function quantiles(residuals: readonly Residual[], key: string): Band {
  const weights = pairWeights(residuals, "macro").map((share) => share ** (1 - PAIR_ROOT));
  const tail = (1 - (COVERAGE[key] ?? 0.8)) / 2;
  const ratio = residuals.map((r) => -r.error);
  return {
    p10: rounded(Math.exp(weightedQuantile(ratio, weights, tail))),
    p90: rounded(Math.exp(weightedQuantile(ratio, weights, 1 - tail))),
  };
}

function rounded(x: number): number {
  return Number(x.toPrecision(3));
}
