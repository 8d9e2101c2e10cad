import { specCurve } from "../../functions/speculative/spec-curve.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerChart } from "../answer.js";
import { lineChart } from "./line-chart.js";

/** Gain over the number of draft tokens, for the acceptance asked for and one on each side of it. */
export function speculativeChart(
  {
    acceptance,
    costRatio,
    draftTokens,
  }: { readonly acceptance: number; readonly costRatio: number; readonly draftTokens: number },
  lang: Lang,
): AnswerChart {
  const fr = lang === "fr";
  const round = (value: number) => Math.round(value * 100) / 100;
  const rates = [
    ...new Set([round(Math.max(0, acceptance - 0.2)), acceptance, round(Math.min(0.95, acceptance + 0.1))]),
  ];
  const maxDraft = Math.min(32, Math.max(10, draftTokens + 2));
  const curve = (rate: number) => specCurve({ acceptance: rate, costRatio, maxDraft });
  const gain = curve(acceptance)[draftTokens]?.[2];
  return lineChart({
    x: fr ? "tokens de brouillon par pas" : "draft tokens per step",
    y: fr ? "gain, ×" : "gain, ×",
    points: rates.flatMap((rate) =>
      curve(rate).map(([x = 0, , y = 1]) => ({
        x,
        y,
        series: `${fr ? "acceptation" : "acceptance"} ${formatNumber(rate, lang, 2)}`,
      })),
    ),
    ...(gain === undefined ? {} : { mark: { x: draftTokens, y: gain } }),
    alt: fr
      ? `Gain selon le brouillon : × ${formatNumber(gain ?? 1, lang, 2)} avec ${draftTokens} tokens à ${formatNumber(acceptance * 100, lang, 0)} % d’acceptation`
      : `Gain by draft length: ${formatNumber(gain ?? 1, lang, 2)}× with ${draftTokens} tokens at ${formatNumber(acceptance * 100, lang, 0)} % acceptance`,
  });
}
