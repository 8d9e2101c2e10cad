import type { Block } from "../../../core/workbook/model.js";

export function rangeOf(sheet: Excel.Worksheet, { row, column, rows, columns }: Block): Excel.Range {
  return sheet.getRangeByIndexes(row, column, rows, columns);
}
