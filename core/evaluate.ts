import { allowedBy, coerce, isBlank } from "./coerce.js";
import type { Cell, FunctionDefinition, Param, Surroundings, Value } from "./define.js";
import { explainCall } from "./explain-call.js";
import { CalcError, type Failure, fail } from "./failure.js";
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

/** The object that `compute` receives: coerced, checked, defaults filled in. Fails on the first bad argument. */
export function nameArguments(
  definition: FunctionDefinition,
  args: readonly unknown[],
  style: Lang,
): Record<string, unknown> {
  const { params } = definition;
  const last = params.at(-1);
  if (args.length > params.length && last?.kind !== "any") refuseExtra(args, params.length);
  const named: Record<string, unknown> = {};
  for (let i = 0; i < params.length; i++) {
    const param = params[i] as Param;
    named[keyOf(param.name)] =
      param.kind === "any" ? args.slice(i) : coerce(param, args[i], style, definition);
  }
  for (const param of params) {
    const key = keyOf(param.name);
    if (named[key] !== undefined || !("default" in param) || param.default === undefined) continue;
    // A default that names a parameter means that parameter's value.
    const other = typeof param.default === "string" && params.find(({ name }) => name === param.default);
    named[key] = other ? named[keyOf(other.name)] : param.default;
  }
  return named;
}

// Explaining a call evaluates it, so this module and explain-call.ts need each other; neither does so while loading.
function surroundings(lang: Lang): Surroundings {
  return { lang, explain: (functionName, args) => explainCall(functionName, args, lang) };
}

const keys = new Map<string, string>();

/** `bandwidth_gbs` -> `bandwidthGbs`, remembered because a recalculating sheet asks for it in every cell. */
export function keyOf(name: string): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    keys.set(name, key);
  }
  return key;
}

function refuseExtra(args: readonly unknown[], most: number): void {
  if (args.slice(most).every(isBlank)) return;
  fail("type", {
    reason: {
      en: "too many arguments: {given} given, at most {most}",
      fr: "trop d’arguments : {given} au lieu de {most} au plus",
      values: { given: args.length, most },
    },
  });
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
