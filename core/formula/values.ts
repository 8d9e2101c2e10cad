import type { FunctionDefinition } from "../define.js";
import type { Failure } from "../failure.js";
import { fifteenDigits } from "../lib/fifteen-digits.js";
import type { Lang } from "../text/lang.js";
import { parseNumber } from "../text/parse-number.js";
import type { ErrorName } from "./ast.js";
import { MAX_ARRAY_CELLS } from "./limits.js";
import { arrayTooLarge, tooMuchWork } from "./refusals.js";
import { findTruth, TRUTH } from "./words.js";

/** A cell that holds no value: what Excel shows for it, and what we say about it. */
export interface ErrorValue {
  readonly error: ErrorName;
  readonly failure: Failure;
  /** The function of ours that refused, if one did. */
  readonly definition?: FunctionDefinition;
}

/** null is an argument left out: 0, "" or FALSE, whichever is wanted. */
export type Scalar = number | string | boolean | null | ErrorValue;
export type Matrix = readonly (readonly Scalar[])[];
/** What an expression yields. */
export type Operand = Scalar | Matrix;

/** What every operation may look at: the formula's style, and how many cells may still be computed. */
export interface Context {
  readonly style: Lang;
  work: number;
}

export function isMatrix(operand: Operand): operand is Matrix {
  return Array.isArray(operand);
}

export function isError(operand: Operand): operand is ErrorValue {
  return typeof operand === "object" && operand !== null && !isMatrix(operand);
}

/** A value as a matrix of one cell, or the matrix itself. */
export function toMatrix(operand: Operand): Matrix {
  return isMatrix(operand) ? operand : [[operand]];
}

export const divisionByZero: ErrorValue = {
  error: "#DIV/0!",
  failure: { code: "domain", reason: { en: "division by zero", fr: "division par zéro" } },
};

export const notANumber: ErrorValue = {
  error: "#NUM!",
  failure: {
    code: "domain",
    reason: {
      en: "the result is too large or not defined for these values",
      fr: "le résultat est trop grand ou n’est pas défini pour ces valeurs",
    },
  },
};

export const differentSizes: ErrorValue = {
  error: "#N/A",
  failure: {
    code: "domain",
    reason: { en: "the arrays have different sizes", fr: "les matrices n’ont pas les mêmes dimensions" },
  },
};

export const nothingToCount: ErrorValue = {
  error: "#VALUE!",
  failure: {
    code: "type",
    reason: { en: "there is no value among the arguments", fr: "il n’y a aucune valeur parmi les arguments" },
  },
};

/** #VALUE! for something that is not of the kind wanted. */
export function wrongKind(given: string | number | boolean, kind: "number" | "boolean"): ErrorValue {
  return { error: "#VALUE!", failure: { code: "type", given, allowed: { kind } } };
}

/** A finite result, or #NUM! as Excel gives for an overflow. Minus zero becomes zero. */
export function finite(value: number): Scalar {
  if (!Number.isFinite(value)) return notANumber;
  return value === 0 ? 0 : value;
}

/** Excel reads a text as a number wherever a number is wanted. */
export function toNumber(value: Scalar, style: Lang): number | ErrorValue {
  if (typeof value === "number") return value;
  if (value === null) return 0;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "object") return value;
  const parsed = parseNumber(value, style);
  return parsed.ok ? parsed.value : wrongKind(value, "number");
}

/** A condition: any number but 0 is true; of the texts only the two truth values are. */
export function toTruth(value: Scalar): boolean | ErrorValue {
  if (typeof value === "boolean") return value;
  if (value === null) return false;
  if (typeof value === "number") return value !== 0;
  if (typeof value === "object") return value;
  return findTruth(value) ?? wrongKind(value, "boolean");
}

/** A value joined to a text by `&`: at most 15 digits, as Excel keeps, in the formula's style. */
export function toText(value: Exclude<Scalar, ErrorValue>, style: Lang): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return (value ? TRUTH.true : TRUTH.false)[style];
  const text = general(value);
  return style === "fr" ? text.replace(".", ",") : text;
}

function general(value: number): string {
  const rounded = fifteenDigits(value);
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e20 || size < 1e-9)) {
    const [mantissa = "0", power = "0"] = rounded.toExponential().split("e");
    return `${mantissa}E${power[0]}${power.slice(1).padStart(2, "0")}`;
  }
  if (size >= 1e-6 || size === 0) return String(rounded);
  return rounded.toFixed(20).replace(/0+$/, "");
}

/** Takes the cells of one operation from the formula's allowance; an error when it is used up. */
export function spend(context: Context, cells: number): ErrorValue | undefined {
  if (cells > MAX_ARRAY_CELLS) return { error: "#NUM!", failure: arrayTooLarge(cells) };
  context.work -= cells;
  return context.work < 0 ? { error: "#NUM!", failure: tooMuchWork } : undefined;
}
