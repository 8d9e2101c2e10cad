import type { Returns, Value } from "./define.js";
import { explain } from "./explain.js";
import { fail } from "./failure.js";
import { findFunction, nearestFunctions } from "./registry.js";
import { formatFailure } from "./text/failure.js";
import type { Lang } from "./text/lang.js";
import { formatCell } from "./text/value.js";
import { units } from "./units.js";

// What is shown of a result that spills: enough to recognise it, never a page.
const MOST_ROWS = 3;
const MOST_CELLS = 8;

/**
 * A call in words: the function's formula, the inputs as understood, the numbers put in and the result, or why there is
 * none. Fails when there is no such function.
 */
export function explainCall(functionName: string, args: readonly unknown[], lang: Lang): string {
  const definition = findFunction(functionName);
  if (definition === undefined)
    return fail("unknown", {
      param: "function_name",
      given: functionName,
      suggestion: nearestFunctions(functionName),
    });
  if (definition.params.at(-1)?.kind === "any")
    return fail("domain", {
      param: "function_name",
      reason: { en: "this function explains the others", fr: "cette fonction explique les autres" },
    });
  const colon = lang === "fr" ? "\u00a0: " : ": ";
  const formula = `${definition.name}${colon}${definition.formula}.`;
  const explained = explain(definition, args, lang);
  if (!explained.ok)
    return `${formula} ${lang === "fr" ? "Pas de résultat" : "No result"} – ${formatFailure(explained.failure, lang)}`;
  const inputs = explained.inputs
    .map(
      ({ param, text, given }) =>
        `${param} = ${text}${given ? "" : lang === "fr" ? " (par défaut)" : " (default)"}`,
    )
    .join(lang === "fr" ? " ; " : ", ");
  const { value, working } = explained;
  const result = typeof value === "object" ? ` → ${formatMatrix(value, definition.returns, lang)}` : "";
  const text = `${formula} ${lang === "fr" ? "Avec" : "With"} ${inputs}${colon}${working}${result}`;
  return text.endsWith("…") ? text : `${text}.`;
}

function formatMatrix(
  value: Exclude<Value, string | number | boolean>,
  returns: Returns,
  lang: Lang,
): string {
  const { symbol, digits } = units[returns.unit];
  const shown = value.slice(0, MOST_ROWS).map((row) =>
    cut(
      row.slice(0, MOST_CELLS).map((cell) => formatCell(cell, lang, returns.digits ?? digits)),
      row.length,
    ).join(lang === "fr" ? " ; " : ", "),
  );
  return `${cut(shown, value.length).join(" | ")} ${symbol[lang]}`.trim();
}

function cut(shown: readonly string[], whole: number): readonly string[] {
  return shown.length < whole ? [...shown, "…"] : shown;
}
