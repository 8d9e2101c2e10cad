import { broadcast } from "../broadcast.js";
import { type Context, type Operand, type Scalar, toNumber } from "../values.js";
import type { Argument } from "./builtin.js";

/** Applies a function of numbers cell by cell when an argument is an array; an argument left out counts as 0. */
export function lift(
  apply: (...numbers: number[]) => Scalar,
): (args: readonly Argument[], context: Context) => Operand {
  return (args, context) =>
    broadcast(
      args.map((arg) => arg()),
      (...cells) => {
        const numbers: number[] = [];
        for (const cell of cells) {
          const number = toNumber(cell, context.style);
          if (typeof number === "object") return number;
          numbers.push(number);
        }
        return apply(...numbers);
      },
      context,
    );
}
