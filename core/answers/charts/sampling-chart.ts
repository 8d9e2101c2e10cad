import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerChart } from "../answer.js";

/** Bars before and after the settings, one pair a token. */
export function samplingChart(before: readonly number[], after: readonly number[], lang: Lang): AnswerChart {
  const fr = lang === "fr";
  const [was, is] = fr ? ["avant", "après"] : ["before", "after"];
  const values = before.flatMap((probability, i) => [
    { token: String(i + 1), series: was, percent: probability * 100 },
    { token: String(i + 1), series: is, percent: (after[i] ?? 0) * 100 },
  ]);
  const kept = after.filter((probability) => probability > 0).length;
  return {
    alt: fr
      ? `Probabilités avant et après : ${kept} tokens sur ${before.length} restent, le premier passe de ${formatNumber((before[0] ?? 0) * 100, lang, 1)} à ${formatNumber((after[0] ?? 0) * 100, lang, 1)} %`
      : `Probabilities before and after: ${kept} of ${before.length} tokens remain, the first goes from ${formatNumber((before[0] ?? 0) * 100, lang, 1)} to ${formatNumber((after[0] ?? 0) * 100, lang, 1)} %`,
    spec: {
      data: { values },
      mark: { type: "bar" },
      encoding: {
        x: { field: "token", type: "nominal", sort: null, title: fr ? "rang du token" : "rank of the token" },
        xOffset: { field: "series", sort: null },
        y: { field: "percent", type: "quantitative", title: fr ? "probabilité, %" : "probability, %" },
        color: {
          field: "series",
          type: "nominal",
          title: null,
          sort: null,
        },
      },
    },
  };
}
