import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerChart } from "../answer.js";
import { lineChart } from "./line-chart.js";

/** Cost of a million tokens over the share of the paid time in use, with the price to beat where there is one. */
export function utilisationChart(
  costAt: (utilisation: number) => number,
  {
    asked,
    api,
    currency,
  }: { readonly asked: number; readonly api?: number | undefined; readonly currency: string },
  lang: Lang,
): AnswerChart {
  const fr = lang === "fr";
  const shares = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
  const own = fr ? "vos GPU" : "own GPUs";
  return lineChart({
    x: fr ? "taux d’utilisation, %" : "utilisation, %",
    y: fr ? `${currency} par million de tokens` : `${currency} per million tokens`,
    points: [
      ...shares.map((share) => ({ x: share * 100, y: costAt(share), series: own })),
      ...(api === undefined ? [] : [5, 100].map((x) => ({ x, y: api, series: "API" }))),
    ],
    mark: { x: asked * 100, y: costAt(asked) },
    alt: fr
      ? `Coût du million de tokens selon l’utilisation : ${formatNumber(costAt(asked), lang, 3)} ${currency} à ${formatNumber(asked * 100, lang, 0)} %, ${formatNumber(costAt(1), lang, 3)} à 100 %`
      : `Cost per million tokens by utilisation: ${formatNumber(costAt(asked), lang, 3)} ${currency} at ${formatNumber(asked * 100, lang, 0)} %, ${formatNumber(costAt(1), lang, 3)} at 100 %`,
  });
}
