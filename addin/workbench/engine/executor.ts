import {
  type ArrayValueObject,
  BaseFunction,
  type BaseValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
} from "@univerjs/engine-formula";
import { evaluate, type FunctionDefinition, type Lang } from "../../../core/index.js";
import { readArgument, takesBlock } from "./arguments.js";
import { toArray, toError, toValueObject } from "./results.js";

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
  const lifted = args.filter(
    (arg, i): arg is ArrayValueObject => isBlock(arg) && !takesBlock(paramAt(definition, i)),
  );
  if (lifted.length === 0) return call(definition, args, style);
  const rows = Math.max(...lifted.map((block) => block.getRowCount()));
  const columns = Math.max(...lifted.map((block) => block.getColumnCount()));
  return toArray(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const cells = args.map((arg) =>
          lifted.includes(arg as ArrayValueObject) ? cellOf(arg as ArrayValueObject, row, column) : arg,
        );
        const result = call(definition, cells, style);
        return result.isArray() ? (result as ArrayValueObject).getFirstCell() : result;
      }),
    ),
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

function isBlock(arg: BaseValueObject): boolean {
  if (!arg.isArray()) return false;
  const block = arg as ArrayValueObject;
  return block.getRowCount() > 1 || block.getColumnCount() > 1;
}

/** One cell of a block; a row or column is repeated, and beyond the block there is #N/A. */
function cellOf(block: ArrayValueObject, row: number, column: number): BaseValueObject {
  const r = block.getRowCount() === 1 ? 0 : row;
  const c = block.getColumnCount() === 1 ? 0 : column;
  if (r >= block.getRowCount() || c >= block.getColumnCount()) return ErrorValueObject.create(ErrorType.NA);
  return block.get(r, c) ?? NullValueObject.create();
}

function paramAt({ params }: FunctionDefinition, i: number) {
  return params[i] ?? params.at(-1);
}
