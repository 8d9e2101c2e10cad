import { type Context, isError, isMatrix, nothingToCount, type Operand, toTruth } from "../values.js";
import type { Argument } from "./builtin.js";

/** Applies a function to all truth values of all arguments; texts inside an array are passed over. */
export function logic(
  apply: (values: readonly boolean[]) => boolean,
): (args: readonly Argument[], context: Context) => Operand {
  return (args) => {
    const values: boolean[] = [];
    for (const arg of args) {
      const operand = arg();
      for (const cell of isMatrix(operand) ? operand.flat() : [operand]) {
        if (isMatrix(operand) && typeof cell === "string") continue;
        const value = toTruth(cell);
        if (isError(value)) return value;
        values.push(value);
      }
    }
    return values.length === 0 ? nothingToCount : apply(values);
  };
}
