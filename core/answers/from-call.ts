import type { Cell, Definition, FunctionDefinition } from "../define.js";
import { explain } from "../explain.js";
import { formatCall } from "../text/call.js";
import type { Lang } from "../text/lang.js";
import { formatCell, formatResult } from "../text/value.js";
import { units } from "../units.js";
import { answerOf, type InputSource, type Reply, refusal } from "./answer.js";

type Args = Parameters<typeof formatCall>[1];

/**
 * The answer to one function call: its result, inputs, working line and the formula to copy. An argument counts as given
 * unless `sources` says by the parameter's name where it comes from.
 */
export function answerCall(
  definition: FunctionDefinition | Definition,
  args: Args,
  lang: Lang,
  sources: Readonly<Record<string, InputSource>> = {},
): Reply {
  const explained = explain(definition as FunctionDefinition, args, lang);
  if (!explained.ok) return refusal(explained.failure, lang);
  const { value, inputs, working } = explained;
  const { returns, title, assumptions } = definition;
  const answer = answerOf({
    title: title[lang],
    inputs: inputs.map(({ param, label, text, given }) => ({
      label,
      value: text,
      source: given ? (sources[param] ?? "given") : "default",
    })),
    working: [working],
    notes: assumptions.slice(0, 3).map((note) => note[lang]),
    formulas: [{ en: formatCall(definition, args, "en"), fr: formatCall(definition, args, "fr") }],
    sources: definition.sources.map((source) => source.title),
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
  });
  return { ok: true, answer, value, unit: returns.unit };
}

function tableDigits(cell: Cell, unit: keyof typeof units): number {
  return typeof cell === "number" && Number.isInteger(cell) ? 0 : Math.max(2, units[unit].digits);
}
