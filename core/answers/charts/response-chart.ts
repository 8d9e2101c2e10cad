import { responseTimeS } from "../../functions/response/response-time-s.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerChart } from "../answer.js";
import { lineChart } from "./line-chart.js";

/** Response time over the length of the answer: a straight line that begins at the TTFT. */
export function responseChart(
  args: { readonly ttftMs: number; readonly tpotMs: number; readonly outputTokens: number },
  lang: Lang,
): AnswerChart {
  const most = Math.max(8, args.outputTokens * 2);
  const tokenCounts = [...new Set([1, ...[1, 2, 3, 4, 5, 6, 7, 8].map((i) => Math.round((most * i) / 8))])];
  const points = tokenCounts.map((outputTokens) => ({
    x: outputTokens,
    y: responseTimeS({ ...args, outputTokens }),
  }));
  const seconds = responseTimeS(args);
  const fr = lang === "fr";
  return lineChart({
    x: fr ? "tokens de la réponse" : "tokens of the answer",
    y: fr ? "temps de réponse, s" : "response time, s",
    points,
    mark: { x: args.outputTokens, y: seconds },
    alt: fr
      ? `Temps de réponse selon la longueur : ${formatNumber(args.outputTokens, lang, 0)} tokens en ${formatNumber(seconds, lang, 2)} s`
      : `Response time by length: ${formatNumber(args.outputTokens, lang, 0)} tokens in ${formatNumber(seconds, lang, 2)} s`,
  });
}
