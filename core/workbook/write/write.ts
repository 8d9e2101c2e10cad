import type { Cell } from "../../define.js";
import { absoluteRef, sheetRef } from "../address.js";
import { headPlaces } from "../head-places.js";
import {
  type Block,
  namesOf,
  type Sheet,
  type SheetCell,
  type SheetChart,
  type Workbook,
  wrappedRows,
} from "../model.js";
import { setPage } from "./page.js";
import type { XlsxChart, XlsxFormat, XlsxFormula, XlsxModule, XlsxSheet, ZipModule } from "./ports.js";
import { finish } from "./post-pass.js";
import { storedFormula } from "./stored-formula.js";
import { formatsOf } from "./styles.js";

/** Pixels of one character of column width and of one row, for the size of charts. */
const CHARACTER = 7;
const ROW = 20;
/** Points of a line of text. */
const LINE = 15;

/** The workbook as the bytes of an .xlsx file; every formula carries its cached value. */
export function writeWorkbook(workbook: Workbook, xlsx: XlsxModule, zip: ZipModule): Uint8Array {
  const file = new xlsx.Workbook();
  try {
    file.setProperties(new xlsx.DocProperties().setTitle(workbook.title) as never);
    const format = formatsOf(xlsx);
    for (const sheet of workbook.sheets) {
      const target = file.addWorksheet();
      target.setName(sheet.name);
      const places = headPlaces(sheet);
      for (const cell of sheet.cells)
        writeCell(target, cell, format(cell.style, cell.format, places.get(cell)), xlsx);
      layOut(target, sheet);
      for (const chart of sheet.charts ?? []) placeChart(target, sheet, chart, xlsx);
    }
    for (const [name, { sheet, block }] of namesOf(workbook))
      file.defineName(name, `=${sheetRef(sheet)}!${absoluteRef(block)}`);
    return finish(file.saveToBufferSync(), workbook, zip);
  } finally {
    file.free();
  }
}

function writeCell(
  target: XlsxSheet,
  { row, column, value, formula, spilled }: SheetCell,
  format: XlsxFormat,
  xlsx: XlsxModule,
): void {
  // Each call hands out a new handle on the sheet; thousands of them would keep the collector busy.
  if (formula !== undefined) {
    const cached = typeof value === "boolean" ? (value ? "TRUE" : "FALSE") : String(value);
    const bare = new xlsx.Formula(storedFormula(formula));
    const full = bare.setResult(cached);
    if (spilled) writeBlock(target, row, column, full, spilled, format);
    else target.writeFormulaWithFormat(row, column, full, format).free();
    full.free();
    bare.free();
  } else writeValue(target, row, column, value, format);
}

/**
 * A formula that spills, as Excel stores it: an array formula over its block, marked as a dynamic array by the
 * workbook's metadata, with the values of the other cells beside it.
 */
function writeBlock(
  target: XlsxSheet,
  row: number,
  column: number,
  formula: XlsxFormula,
  spilled: readonly (readonly Cell[])[],
  format: XlsxFormat,
): void {
  const lastRow = row + spilled.length - 1;
  const lastColumn = column + (spilled[0]?.length ?? 1) - 1;
  target.writeDynamicArrayFormulaWithFormat(row, column, lastRow, lastColumn, formula, format).free();
  spilled.forEach((cells, i) => {
    cells.forEach((cell, j) => {
      if (i + j > 0) writeValue(target, row + i, column + j, cell, format);
    });
  });
}

function writeValue(target: XlsxSheet, row: number, column: number, value: Cell, format: XlsxFormat): void {
  if (value === "") target.writeBlank(row, column, format).free();
  else if (typeof value === "number") target.writeNumberWithFormat(row, column, value, format).free();
  else if (typeof value === "boolean") target.writeBooleanWithFormat(row, column, value, format).free();
  else target.writeStringWithFormat(row, column, value, format).free();
}

function layOut(target: XlsxSheet, sheet: Sheet): void {
  const { widths, frozenRows, frozenColumns = 0 } = sheet;
  for (const [row, lines] of wrappedRows(sheet)) target.setRowHeight(row, lines * LINE);
  widths.forEach((width, column) => {
    target.setColumnWidth(column, width);
  });
  if (frozenRows > 0 || frozenColumns > 0) target.setFreezePanes(frozenRows, frozenColumns);
  target.setScreenGridlines(false);
  setPage(target, sheet);
}

function placeChart(target: XlsxSheet, sheet: Sheet, chart: SheetChart, xlsx: XlsxModule): void {
  const { kind, title, alt, xTitle, yTitle, series, place } = chart;
  const made: XlsxChart =
    kind === "line"
      ? xlsx.Chart.newLine()
      : kind === "column"
        ? xlsx.Chart.newColumn()
        : new xlsx.Chart(xlsx.ChartType.ScatterStraightWithMarkers);
  const range = ({ row, column, rows, columns }: Block) =>
    xlsx.ChartRange.newFromRange(sheet.name, row, column, row + rows - 1, column + columns - 1);
  for (const { name, categories, values } of series)
    made.pushSeries(
      new xlsx.ChartSeries().setName(name).setCategories(range(categories)).setValues(range(values)),
    );
  made.title().setName(title);
  made.xAxis().setName(xTitle);
  made.yAxis().setName(yTitle);
  made.setAltText(alt);
  const columns = Array.from(
    { length: place.columns },
    (_, index) => sheet.widths[place.column + index] ?? 9,
  );
  made.setWidth(columns.reduce((sum, width) => sum + width * CHARACTER + 5, 0));
  made.setHeight(place.rows * ROW);
  target.insertChart(place.row, place.column, made);
}
