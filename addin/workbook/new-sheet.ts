import { absoluteRef } from "../../core/workbook/address.js";
import type { CellStyle, Sheet } from "../../core/workbook/model.js";
import { withNames } from "../../core/workbook/plan/step.js";
import type { CellRole, NewSheet } from "../host/new-sheet.js";

const ROLES: Readonly<Record<CellStyle, CellRole>> = {
  title: "title",
  heading: "heading",
  label: "label",
  input: "input",
  output: "output",
  key: "output",
  note: "note",
  unit: "note",
  wrap: "label",
};

/**
 * A sheet of a workbook for a host. Names become references: a second plan in the same workbook keeps its own cells,
 * and no name of the planner's is taken.
 */
export function toNewSheet({ name, cells, widths, frozenRows }: Sheet): NewSheet {
  const places = new Map(
    cells.flatMap(({ name: cellName, row, column }) =>
      cellName === undefined ? [] : [[cellName, absoluteRef({ row, column, rows: 1, columns: 1 })] as const],
    ),
  );
  return {
    name,
    columnWidths: widths,
    frozenRows,
    cells: cells.map(({ row, column, value, formula, style, format }) => ({
      row,
      column,
      content: formula === undefined ? value : `=${withNames(formula, (word) => places.get(word))}`,
      ...(style === undefined ? {} : { role: ROLES[style] }),
      ...(format === undefined ? {} : { format }),
    })),
  };
}
