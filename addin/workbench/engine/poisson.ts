import {
  BaseFunction,
  type BaseValueObject,
  ErrorType,
  ErrorValueObject,
  NumberValueObject,
} from "@univerjs/engine-formula";
import { poissonShare, poissonUpTo } from "../../../core/lib/poisson.js";
import { readArgument } from "./arguments.js";
import { cellByCell } from "./cell-by-cell.js";

/**
 * POISSON.DIST in place of the grid's own, which divides by a factorial and fails from the 171st event on: portable plans
 * count hundreds of places for requests.
 */
export function createPoisson(name: "POISSON" | "POISSON.DIST"): BaseFunction {
  const executor = new BaseFunction(name);
  executor.minParams = 3;
  executor.maxParams = 3;
  executor.calculate = (...args) => cellByCell(args, () => true, poisson);
  return executor;
}

function poisson(args: readonly BaseValueObject[]): BaseValueObject {
  const numbers: number[] = [];
  for (const arg of args) {
    const read = readArgument(arg);
    if (!read.ok) return read.error;
    numbers.push(Number(read.value ?? 0));
  }
  const [events = Number.NaN, mean = Number.NaN, cumulative = Number.NaN] = numbers;
  if (numbers.some(Number.isNaN)) return ErrorValueObject.create(ErrorType.VALUE);
  const k = Math.floor(events);
  if (k < 0 || mean < 0) return ErrorValueObject.create(ErrorType.NUM);
  return NumberValueObject.create(cumulative ? poissonUpTo(k, mean) : poissonShare(k, mean));
}
