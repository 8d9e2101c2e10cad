import { BaseFunction, type BaseValueObject } from "@univerjs/engine-formula";
import { evaluate, type FunctionDefinition, type Lang } from "../../../core/index.js";
import { readArgument, takesBlock } from "./arguments.js";
import { cellByCell } from "./cell-by-cell.js";
import { toError, toValueObject } from "./results.js";

/**
 * A function of the core as the grid's engine calls it. Built on the engine's own base, because functions registered
 * the simple way get 0 for an argument left out and a plain text for an error. Nothing thrown may leave `calculate`:
 * the engine would never finish a calculation again.
 */
export function createExecutor(definition: FunctionDefinition, style: Lang): BaseFunction {
  const executor = new BaseFunction(definition.name);
  executor.calculate = (...args) => {
    try {
      return calculate(definition, args, style);
    } catch (error) {
      console.error(`${definition.name} failed unexpectedly`, error);
      return toError(definition.name, {
        code: "type",
        reason: {
          en: "internal error, please report this call",
          fr: "erreur interne, merci de signaler cet appel",
        },
      });
    }
  };
  return executor;
}

function calculate(
  definition: FunctionDefinition,
  args: readonly BaseValueObject[],
  style: Lang,
): BaseValueObject {
  return cellByCell(
    args,
    (i) => !takesBlock(paramAt(definition, i)),
    (cells) => call(definition, cells, style),
  );
}

function call(
  definition: FunctionDefinition,
  args: readonly BaseValueObject[],
  style: Lang,
): BaseValueObject {
  const raw: unknown[] = [];
  for (const arg of args) {
    const read = readArgument(arg);
    if (!read.ok) return read.error;
    raw.push(read.value);
  }
  const outcome = evaluate(definition, raw, style);
  return outcome.ok ? toValueObject(outcome.value) : toError(definition.name, outcome.failure);
}

function paramAt({ params }: FunctionDefinition, i: number) {
  return params[i] ?? params.at(-1);
}
