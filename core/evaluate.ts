import { allowedBy } from "./coerce.js";
import type { Cell, FunctionDefinition, Surroundings, Value } from "./define.js";
import { explainCall } from "./explain-call.js";
import { CalcError, type Failure, fail } from "./failure.js";
import { nameArguments } from "./name-arguments.js";
import type { Lang } from "./text/lang.js";

export type Outcome =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

// Made once: a sheet calls functions by the thousand.
const SURROUNDINGS = { en: surroundings("en"), fr: surroundings("fr") } as const;

/**
 * Calls a function with raw arguments in their order, as a host delivers them: null, undefined or "" leaves one out,
 * numbers may be text in the decimal style of `style`, results that are texts come in `lang`. Never throws, never
 * returns NaN or infinity.
 */
export function evaluate(
  definition: FunctionDefinition,
  args: readonly unknown[],
  style: Lang = "en",
  lang: Lang = style,
): Outcome {
  try {
    const named = nameArguments(definition, args, style);
    return { ok: true, value: finite(definition.compute(named as never, SURROUNDINGS[lang])) };
  } catch (error) {
    if (error instanceof CalcError) return { ok: false, failure: complete(error.failure, definition, args) };
    throw error;
  }
}

// Explaining a call evaluates it, so this module and explain-call.ts need each other; neither does so while loading.
function surroundings(lang: Lang): Surroundings {
  return { lang, explain: (functionName, args) => explainCall(functionName, args, lang) };
}

/** Gives a failure raised inside a formula the value, range and example of its parameter. */
function complete(failure: Failure, definition: FunctionDefinition, args: readonly unknown[]): Failure {
  const position = definition.params.findIndex(({ name }) => name === failure.param);
  const param = definition.params[position];
  if (param === undefined) return failure;
  const raw = args[position];
  const given = failure.given === undefined && isCell(raw) ? { given: raw } : {};
  const allowed =
    failure.allowed === undefined && !failure.suggestion ? { allowed: allowedBy(param, definition) } : {};
  return { ...given, ...allowed, ...failure };
}

function isCell(raw: unknown): raw is Cell {
  return typeof raw === "number" || typeof raw === "string" || typeof raw === "boolean";
}

/** Refuses a result that is not a number any more (overflow, 0/0) and turns -0 into 0. */
function finite(value: Value): Value {
  if (typeof value === "number") return finiteNumber(value);
  if (typeof value !== "object") return value;
  for (const row of value) for (const cell of row) if (typeof cell === "number") finiteNumber(cell);
  return value;
}

function finiteNumber(value: number): number {
  if (Number.isFinite(value)) return value === 0 ? 0 : value;
  return fail("domain", {
    reason: {
      en: "the result is too large or not defined for these values",
      fr: "le résultat est trop grand ou n’est pas défini pour ces valeurs",
    },
  });
}
