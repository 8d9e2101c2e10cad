import {
  type Context,
  type ErrorValue,
  isError,
  isMatrix,
  type Operand,
  type Scalar,
  toNumber,
} from "../values.js";
import type { Argument } from "./builtin.js";

/**
 * Applies a function to all numbers of all arguments. As in Excel, a text or a truth value counts as a number when it
 * stands among the arguments itself and is passed over inside an array; the first error is the result.
 */
export function aggregate(
  apply: (numbers: readonly number[]) => Scalar,
): (args: readonly Argument[], context: Context) => Operand {
  return (args, context) => {
    const numbers: number[] = [];
    for (const arg of args) {
      const problem = collect(arg(), numbers, context);
      if (problem) return problem;
    }
    return apply(numbers);
  };
}

function collect(operand: Operand, into: number[], context: Context): ErrorValue | undefined {
  if (!isMatrix(operand)) {
    const number = toNumber(operand, context.style);
    if (typeof number === "object") return number;
    into.push(number);
    return undefined;
  }
  for (const cell of operand.flat()) {
    if (isError(cell)) return cell;
    if (typeof cell === "number") into.push(cell);
  }
  return undefined;
}
