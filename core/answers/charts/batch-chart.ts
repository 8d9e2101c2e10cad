import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerChart } from "../answer.js";
import { lineChart } from "./line-chart.js";

/** Speed of each user and of all together over the number of users: what the one loses the other gains. */
export function batchChart(
  steps: readonly { readonly users: number; readonly perUser: number }[],
  lang: Lang,
): AnswerChart {
  const fr = lang === "fr";
  const [each, all] = fr
    ? ["par utilisateur", "tous utilisateurs confondus"]
    : ["per user", "all users together"];
  const first = steps[0];
  const last = steps.at(-1);
  const number = (value: number | undefined) => formatNumber(value ?? 0, lang, 0);
  return lineChart({
    x: fr ? "utilisateurs simultanés" : "users at once",
    y: "tokens/s",
    logX: true,
    logY: true,
    points: steps.flatMap(({ users, perUser }) => [
      { x: users, y: perUser, series: each as string },
      { x: users, y: perUser * users, series: all as string },
    ]),
    alt: fr
      ? `De 1 à ${number(last?.users)} utilisateurs : ${number(first?.perUser)} puis ${number(last?.perUser)} tokens/s par utilisateur, ${number((last?.perUser ?? 0) * (last?.users ?? 0))} en tout`
      : `From 1 to ${number(last?.users)} users: ${number(first?.perUser)} then ${number(last?.perUser)} tokens/s per user, ${number((last?.perUser ?? 0) * (last?.users ?? 0))} together`,
  });
}
