import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerChart } from "../answer.js";

export interface CompareBar {
  readonly label: string;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly ceiling: number;
}

/** Bars with band and ceiling: one bar a candidate, the ceiling as a tick, the band as a rule. */
export function compareChart(bars: readonly CompareBar[], lang: Lang): AnswerChart {
  const fr = lang === "fr";
  const title = fr ? "tokens/s par utilisateur" : "tokens/s per user";
  const y = { field: "label", type: "nominal", sort: null, title: null };
  return {
    alt: `${title}: ${bars.map(({ label, expected }) => `${label} ${formatNumber(expected, lang, 1)}`).join(", ")}`,
    spec: {
      width: 520,
      height: { step: 34 },
      data: { values: bars.map((bar) => ({ ...bar })) },
      layer: [
        {
          mark: { type: "bar", color: "#0f766e", height: 16 },
          encoding: { x: { field: "expected", type: "quantitative", title }, y },
        },
        {
          mark: { type: "rule", color: "#111827", strokeWidth: 2 },
          encoding: { x: { field: "low", type: "quantitative" }, x2: { field: "high" }, y },
        },
        {
          mark: { type: "tick", color: "#b45309", thickness: 2, size: 22 },
          encoding: { x: { field: "ceiling", type: "quantitative" }, y },
        },
      ],
    },
  };
}
