import { headPlaces } from "../../../core/workbook/head-places.js";
import type { CellStyle, Sheet, SheetCell } from "../../../core/workbook/model.js";
import { accent } from "../../accent.js";
import { blocksOf, boundsOf, matrixOf } from "./blocks.js";
import { addChart } from "./chart.js";
import { rangeOf } from "./range.js";
import { addCondition, addValidation } from "./rules.js";

/** Excel counts points here: about 5.6 for a character of the standard font. */
const POINTS_PER_CHARACTER = 5.6;

/** Fills a blank sheet: everything is queued, nothing is read, so one sync carries it. */
export function writeSheet(target: Excel.Worksheet, sheet: Sheet): void {
  const { cells, widths, frozenRows, frozenColumns = 0 } = sheet;
  const bounds = boundsOf(cells);
  if (bounds) {
    const range = rangeOf(target, bounds);
    // Formats first: text that looks like a date must find its cell ready.
    range.numberFormat = matrixOf(cells, bounds, ({ format }) => format);
    range.formulas = matrixOf(cells, bounds, contentOf);
  }
  for (const style of STYLES)
    for (const block of blocksOf(cells.filter((cell) => cell.style === style)))
      dress(rangeOf(target, block).format, style);
  const places = headPlaces(sheet);
  for (const place of ["right", "indented"] as const)
    for (const block of blocksOf(cells.filter((cell) => places.get(cell) === place))) {
      const { format } = rangeOf(target, block);
      format.indentLevel = place === "right" ? 0 : 1;
      if (place === "right") format.horizontalAlignment = "Right";
    }
  widths.forEach((characters, column) => {
    target.getRangeByIndexes(0, column, 1, 1).format.columnWidth = characters * POINTS_PER_CHARACTER;
  });
  if (frozenRows > 0 && frozenColumns > 0)
    target.freezePanes.freezeAt(target.getRangeByIndexes(0, 0, frozenRows, frozenColumns));
  else if (frozenRows > 0) target.freezePanes.freezeRows(frozenRows);
  else if (frozenColumns > 0) target.freezePanes.freezeColumns(frozenColumns);
  for (const { name, block } of sheet.tables ?? [])
    target.tables.add(rangeOf(target, block), true).name = name;
  for (const validation of sheet.validations ?? []) addValidation(target, validation);
  for (const condition of sheet.conditions ?? []) addCondition(target, condition);
  for (const chart of sheet.charts ?? []) addChart(target, chart);
}

/** Texts that Excel would read as a formula, a number, a date or a truth value were they typed. */
const READ_OTHERWISE = /^[=+\-@'\d.,]|^(?:true|false|vrai|faux)$/i;

/** What is typed into the cell. */
function contentOf({ value, formula }: SheetCell): number | string | boolean | undefined {
  if (formula !== undefined) return `=${formula}`;
  if (typeof value === "string" && READ_OTHERWISE.test(value)) return `'${value}`;
  return value === "" ? undefined : value;
}

const STYLES = [
  "title",
  "heading",
  "input",
  "output",
  "key",
  "unit",
  "note",
  "wrap",
] as const satisfies CellStyle[];

function dress(format: Excel.RangeFormat, style: (typeof STYLES)[number]): void {
  switch (style) {
    case "title":
      format.font.bold = true;
      format.font.size = 16;
      return;
    case "heading":
      format.font.bold = true;
      format.font.color = accent.light;
      return;
    case "input":
      format.fill.color = accent.input;
      format.horizontalAlignment = "Right";
      return;
    case "output":
      format.horizontalAlignment = "Right";
      return;
    case "key":
      format.font.bold = true;
      format.horizontalAlignment = "Right";
      return;
    case "unit":
      format.indentLevel = 1;
      format.font.color = accent.quiet;
      return;
    case "note":
      format.font.color = accent.quiet;
      return;
    case "wrap":
      format.wrapText = true;
      format.verticalAlignment = "Top";
      format.autofitRows();
      return;
  }
}
