import type { Nullable } from "@univerjs/core";
import type { ArrayValueObject, BaseValueObject } from "@univerjs/engine-formula";
import type { Param } from "../../../core/index.js";

/** One argument as the core takes it, or the error value that it holds. */
export type Raw =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: BaseValueObject };

/** Reads an argument of the grid's engine: a blank cell or an argument left out is null, a block is its rows. */
export function readArgument(argument: BaseValueObject): Raw {
  if (argument.isError()) return { ok: false, error: argument };
  if (!argument.isArray()) return { ok: true, value: readCell(argument) };
  const rows: unknown[][] = [];
  for (const row of (argument as ArrayValueObject).getArrayValue()) {
    const cells: unknown[] = [];
    for (const cell of row) {
      if (cell?.isError()) return { ok: false, error: cell };
      cells.push(readCell(cell));
    }
    rows.push(cells);
  }
  return { ok: true, value: rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : rows };
}

function readCell(cell: Nullable<BaseValueObject>): unknown {
  if (!cell || cell.isNull()) return null;
  // A LAMBDA is no value; the core then says which parameter it stands for.
  return cell.isLambda() ? {} : cell.getValue();
}

/** Whether a parameter takes a whole block; the others are computed cell by cell when given one, as in Excel. */
export function takesBlock(param: Param | undefined): boolean {
  return param?.kind === "range" || param?.kind === "names" || param?.kind === "any";
}
