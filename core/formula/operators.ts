import { fifteenDigits } from "../lib/fifteen-digits.js";
import type { Lang } from "../text/lang.js";
import type { BinaryOperator } from "./ast.js";
import {
  divisionByZero,
  type ErrorValue,
  finite,
  isError,
  notANumber,
  type Scalar,
  toNumber,
  toText,
} from "./values.js";

/** One operator between two cells. An error on the left wins over one on the right, as in Excel. */
export function applyBinary(operator: BinaryOperator, left: Scalar, right: Scalar, style: Lang): Scalar {
  switch (operator) {
    case "+":
    case "-":
    case "*":
    case "/":
    case "^":
      return calculate(operator, left, right, style);
    default:
      if (isError(left)) return left;
      if (isError(right)) return right;
      return operator === "&"
        ? toText(left, style) + toText(right, style)
        : holds(operator, compare(left, right));
  }
}

/** The left side is read first, so a text there is reported before an error on the right. */
function calculate(operator: "+" | "-" | "*" | "/" | "^", left: Scalar, right: Scalar, style: Lang): Scalar {
  const a = toNumber(left, style);
  if (typeof a === "object") return a;
  const b = toNumber(right, style);
  if (typeof b === "object") return b;
  switch (operator) {
    case "+":
      return finite(a + b);
    case "-":
      return finite(a - b);
    case "*":
      return finite(a * b);
    case "/":
      return b === 0 ? divisionByZero : finite(a / b);
    case "^":
      return power(a, b);
  }
}

function holds(operator: "=" | "<>" | "<" | "<=" | ">" | ">=", order: number): boolean {
  switch (operator) {
    case "=":
      return order === 0;
    case "<>":
      return order !== 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
  }
}

/** Excel's power: 0^0 has no value, 0 to a negative power divides by zero. */
export function power(base: number, exponent: number): Scalar {
  if (base === 0 && exponent === 0) return notANumber;
  if (base === 0 && exponent < 0) return divisionByZero;
  return finite(base ** exponent);
}

/** The sign in front of a cell; a plus leaves even a text as it is. */
export function applySign(operator: "+" | "-", value: Scalar, style: Lang): Scalar {
  if (operator === "+") return value;
  const number = toNumber(value, style);
  return typeof number === "object" ? number : finite(-number);
}

export function applyPercent(value: Scalar, style: Lang): Scalar {
  const number = toNumber(value, style);
  return typeof number === "object" ? number : finite(number / 100);
}

type Filled = Exclude<Scalar, ErrorValue | null>;

/**
 * Excel's order of all values: numbers before texts before FALSE before TRUE. Numbers are compared to 15 digits, so
 * that 0.1+0.2=0.3; texts without regard to case. A blank takes the kind of the other side.
 */
export function compare(left: Exclude<Scalar, ErrorValue>, right: Exclude<Scalar, ErrorValue>): number {
  const a = left ?? blankLike(right);
  const b = right ?? blankLike(left);
  if (typeof a !== typeof b) return rank(a) - rank(b);
  if (typeof a === "string") return compareTexts(a, b as string);
  return fifteenDigits(Number(a)) - fifteenDigits(Number(b));
}

function blankLike(other: Filled | null): Filled {
  if (typeof other === "string") return "";
  return typeof other === "boolean" ? false : 0;
}

function rank(value: Filled): number {
  return typeof value === "number" ? 0 : typeof value === "string" ? 1 : 2;
}

/** Letters by the alphabet whatever their accents, which only decide between words that are otherwise the same. */
function compareTexts(a: string, b: string): number {
  return order(fold(a), fold(b)) || order(a.toLowerCase(), b.toLowerCase());
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
