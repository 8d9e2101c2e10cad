import {
  ArrayValueObject,
  type BaseValueObject,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from "@univerjs/engine-formula";
import type { Cell, Failure, Value } from "../../../core/index.js";

/** What a failing cell keeps beside its error value, so that the page can say why in either language. */
export interface CellFailure {
  /** The function that refused. */
  readonly name: string;
  readonly failure: Failure;
}

/** A result as the grid's engine takes it. */
export function toValueObject(value: Value): BaseValueObject {
  return typeof value === "object" ? toArray(value.map((row) => row.map(toCell))) : toCell(value);
}

/** A block of cells that spills. */
export function toArray(calculateValueList: BaseValueObject[][]): ArrayValueObject {
  return ArrayValueObject.create({
    calculateValueList,
    rowCount: calculateValueList.length,
    columnCount: calculateValueList[0]?.length ?? 0,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

function toCell(cell: Cell): BaseValueObject {
  if (typeof cell === "number") return NumberValueObject.create(cell);
  if (typeof cell === "boolean") return BooleanValueObject.create(cell);
  return cell === "" ? NullValueObject.create() : StringValueObject.create(cell);
}

/** The error value of a failure, with the failure inside; `create` would share one object among all cells. */
export function toError(name: string, failure: Failure): ErrorValueObject {
  const error = new ErrorValueObject(errorType(failure));
  error.withCustomData({ jeton: { name, failure } satisfies CellFailure });
  return error;
}

// As in Excel: what can be mended is #VALUE! or #N/A, a result that overflows is #NUM!.
function errorType({ code, param }: Failure): ErrorType {
  if (code === "unknown" || code === "infeasible") return ErrorType.NA;
  return code === "domain" && param === undefined ? ErrorType.NUM : ErrorType.VALUE;
}
