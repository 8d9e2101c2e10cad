import { defineFunction } from "../../define.js";
import { percentileOf } from "../../lib/percentile.js";
import { compensatedSum } from "../../lib/sum.js";
import { speedArticle, vllmBenchmark } from "../../sources.js";

// Percentiles interpolate between neighbours, as numpy and Excel's PERCENTILE.INC do.

/** One row [n, mean, p50, p95, p99, min, max]. */
export function benchSummary(args: { readonly values: readonly number[] }): readonly (readonly number[])[] {
  const sorted = [...args.values].sort((a, b) => a - b);
  const n = sorted.length;
  return [
    [
      n,
      compensatedSum(sorted) / n,
      percentileOf(sorted, 0.5),
      percentileOf(sorted, 0.95),
      percentileOf(sorted, 0.99),
      percentileOf(sorted, 0),
      percentileOf(sorted, 1),
    ],
  ];
}

export const BENCH_SUMMARY = defineFunction({
  name: "BENCH_SUMMARY",
  family: "benchmark",
  title: { en: "Summary of measurements", fr: "Résumé de mesures" },
  summary: {
    en: "Count, mean, p50, p95, p99, minimum and maximum of measured values",
    fr: "Effectif, moyenne, p50, p95, p99, minimum et maximum de mesures",
  },
  params: [
    {
      name: "values",
      kind: "range",
      unit: "none",
      label: { en: "measurements", fr: "mesures" },
      help: {
        en: "Measured values in any unit; blanks are left out",
        fr: "Valeurs mesurées, toute unité ; vides ignorées",
      },
    },
  ],
  returns: {
    kind: "matrix",
    unit: "none",
    columns: [
      { en: "n", fr: "n" },
      { en: "mean", fr: "moyenne" },
      { en: "p50", fr: "p50" },
      { en: "p95", fr: "p95" },
      { en: "p99", fr: "p99" },
      { en: "min", fr: "min" },
      { en: "max", fr: "max" },
    ],
  },
  formula: "n; mean; p50; p95; p99; min; max (values)",
  compute: benchSummary,
  examples: [
    {
      args: [[[71.2, 69.8, 70.4, 68.9, 74.1]]],
      result: [[5, 70.88, 70.4, 73.52, 73.984, 68.9, 74.1]],
      note: { en: "five runs, tok/s", fr: "cinq essais, en tok/s" },
    },
  ],
  assumptions: [
    {
      en: "p99 of fewer than 100 values is hardly more than the maximum.",
      fr: "Le p99 de moins de 100 valeurs n’est guère que le maximum.",
    },
  ],
  sources: [vllmBenchmark, speedArticle],
  seeAlso: ["DECODE_TPS", "TTFT_FIT", "GOODPUT_SHARE"],
});
