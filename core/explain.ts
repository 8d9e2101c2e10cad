import { isBlank } from "./coerce.js";
import type { Cell, FunctionDefinition, Param, Value } from "./define.js";
import { evaluate } from "./evaluate.js";
import type { Failure } from "./failure.js";
import { keyOf, nameArguments } from "./name-arguments.js";
import type { Lang } from "./text/lang.js";
import { formatNumber } from "./text/number.js";
import { formatCell, formatResult, symbolOf } from "./text/value.js";
import { type UnitId, units } from "./units.js";

/** One input as it was understood. */
export interface UnderstoodInput {
  readonly param: string;
  readonly label: string;
  /** For people, with its unit. */
  readonly text: string;
  readonly given: boolean;
}

export type Explanation =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly inputs: readonly UnderstoodInput[];
      readonly working: string;
    }
  | { readonly ok: false; readonly failure: Failure };

/** A call with its inputs as understood and the formula with the numbers put in. */
export function explain(definition: FunctionDefinition, args: readonly unknown[], lang: Lang): Explanation {
  const outcome = evaluate(definition, args, lang);
  if (!outcome.ok) return outcome;
  const named = nameArguments(definition, args, lang);
  const inputs = definition.params
    .filter((param) => named[keyOf(param.name)] !== undefined)
    .map((param) => ({
      param: param.name,
      label: param.label[lang],
      text: describe(param, named[keyOf(param.name)], lang),
      given: !isBlank(args[definition.params.indexOf(param)]),
    }));
  return {
    ok: true,
    value: outcome.value,
    inputs,
    working: workingOf(definition, named, outcome.value, lang),
  };
}

/** `bandwidth_gbs / params_b` with 3350 and 70 put in, and the result behind it when it is one cell. */
export function workingOf(
  definition: FunctionDefinition,
  named: Readonly<Record<string, unknown>>,
  value: Value,
  lang: Lang,
): string {
  const filled = definition.formula.replace(/[a-z][a-z0-9]*(?:_[a-z0-9]+)*/g, (word) => {
    const arg = definition.params.some(({ name }) => name === word) ? named[keyOf(word)] : undefined;
    return arg === undefined ? word : short(arg, lang);
  });
  return typeof value === "object" ? filled : `${filled} = ${formatResult(value, definition.returns, lang)}`;
}

function describe(param: Param, arg: unknown, lang: Lang): string {
  const unit = "unit" in param ? unitOf(param.unit, arg, lang) : "";
  return unit === "" ? short(arg, lang) : `${short(arg, lang)} ${unit}`;
}

function unitOf(unit: UnitId, arg: unknown, lang: Lang): string {
  return typeof arg === "number" ? symbolOf(unit, arg, lang) : units[unit].symbol[lang];
}

function short(arg: unknown, lang: Lang): string {
  if (typeof arg === "number") return formatNumber(arg, lang, decimalsOf(arg));
  if (Array.isArray(arg)) {
    const shown = arg.slice(0, 6).map((item) => short(item, lang));
    return `{${shown.join(lang === "fr" ? " ; " : ", ")}${arg.length > shown.length ? "…" : ""}}`;
  }
  return formatCell(arg as Cell, lang);
}

/** Whole numbers as they are, others to six significant digits and at least a tenth: what a reader can follow. */
function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const size = Math.abs(value);
  return Math.max(1, Math.min(12, 5 - Math.floor(Math.log10(size))));
}
