import type { Lang } from "../text/lang.js";
import { typeset } from "../text/typeset.js";
import type { Answer } from "./answer.js";

/** An answer with its spaces set as the language sets them; formulas and commands stay as they are typed. */
export function typesetAnswer(answer: Answer, lang: Lang): Answer {
  if (lang === "en") return answer;
  const set = (text: string) => typeset(text, lang);
  return {
    ...answer,
    title: set(answer.title),
    headline: answer.headline.map((figure) => ({
      ...figure,
      label: set(figure.label),
      text: set(figure.text),
    })),
    inputs: answer.inputs.map((input) => ({ ...input, label: set(input.label), value: set(input.value) })),
    working: answer.working.map(set),
    notes: answer.notes.map(set),
    actions: answer.actions.map((action) => ({ ...action, label: set(action.label) })),
    ...(answer.table
      ? {
          table: {
            columns: answer.table.columns.map(set),
            rows: answer.table.rows.map((row) => row.map(set)),
          },
        }
      : {}),
    ...(answer.chart ? { chart: { ...answer.chart, alt: set(answer.chart.alt) } } : {}),
  };
}
