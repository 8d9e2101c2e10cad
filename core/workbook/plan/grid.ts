import type { Cell } from "../../define.js";
import type { CellStyle, SheetCell } from "../model.js";

/** Collects the cells of one sheet. */
export interface Grid {
  readonly cells: SheetCell[];
  put(row: number, column: number, value: Cell, style?: CellStyle, more?: Partial<SheetCell>): void;
  formula(row: number, column: number, formula: string, style?: CellStyle, more?: Partial<SheetCell>): void;
}

export function grid(): Grid {
  const cells: SheetCell[] = [];
  return {
    cells,
    put: (row, column, value, style, more) =>
      cells.push({ row, column, value, ...(style === undefined ? {} : { style }), ...more }),
    formula: (row, column, formula, style, more) =>
      cells.push({ row, column, value: "", formula, ...(style === undefined ? {} : { style }), ...more }),
  };
}
