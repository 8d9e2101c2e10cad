import type { Cell, Definition, FunctionDefinition } from "../define.js";
import { explain } from "../explain.js";
import { formatCall } from "../text/call.js";
import type { Lang } from "../text/lang.js";
import { formatCell, formatResult } from "../text/value.js";
import { units } from "../units.js";
import { type Answer, answerOf, type Reply, refusal } from "./answer.js";

type Args = Parameters<typeof formatCall>[1];

/** The answer to one function call: its result, inputs, working line and the formula to copy. */
export function answerCall(
  definition: FunctionDefinition | Definition,
  args: Args,
  lang: Lang,
  more: Partial<Answer> = {},
): Reply {
  const explained = explain(definition as FunctionDefinition, args, lang);
  if (!explained.ok) return refusal(explained.failure, lang);
  const { value, inputs, working } = explained;
  const { returns, title, assumptions, sources } = definition;
  const answer = answerOf({
    title: title[lang],
    inputs: inputs.map(({ label, text, given }) => ({
      label,
      value: text,
      source: given ? "given" : "default",
    })),
    working: [working],
    notes: assumptions.slice(0, 3).map((note) => note[lang]),
    formulas: [{ en: formatCall(definition, args, "en"), fr: formatCall(definition, args, "fr") }],
    sources: sources.map((source) => source.title),
    ...(typeof value === "object"
      ? {
          table: {
            columns: (returns.columns ?? []).map((column) => column[lang]),
            rows: value.map((row) =>
              row.map((cell) => formatCell(cell, lang, tableDigits(cell, returns.unit))),
            ),
          },
        }
      : {
          headline: [
            { label: title[lang], value, text: formatResult(value, returns, lang), unit: returns.unit },
          ],
        }),
    ...more,
  });
  return { ok: true, answer, value, unit: returns.unit };
}

function tableDigits(cell: Cell, unit: keyof typeof units): number {
  return typeof cell === "number" && Number.isInteger(cell) ? 0 : Math.max(2, units[unit].digits);
}
