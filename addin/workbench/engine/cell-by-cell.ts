import {
  type ArrayValueObject,
  type BaseValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
} from "@univerjs/engine-formula";
import { toArray } from "./results.js";

/** Calls once, or once for every cell where an argument that wants one cell was given a block, as Excel does. */
export function cellByCell(
  args: readonly BaseValueObject[],
  wantsCell: (index: number) => boolean,
  call: (args: readonly BaseValueObject[]) => BaseValueObject,
): BaseValueObject {
  const lifted = args.filter((arg, i): arg is ArrayValueObject => isBlock(arg) && wantsCell(i));
  if (lifted.length === 0) return call(args);
  const rows = Math.max(...lifted.map((block) => block.getRowCount()));
  const columns = Math.max(...lifted.map((block) => block.getColumnCount()));
  return toArray(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const cells = args.map((arg) =>
          lifted.includes(arg as ArrayValueObject) ? cellOf(arg as ArrayValueObject, row, column) : arg,
        );
        const result = call(cells);
        return result.isArray() ? (result as ArrayValueObject).getFirstCell() : result;
      }),
    ),
  );
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
