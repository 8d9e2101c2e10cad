import { accent } from "../accent.js";
import { freeName } from "./free-name.js";
import type { Block, CellRole, NewSheet } from "./new-sheet.js";

const CHARTS = { line: "Line", column: "ColumnClustered", scatter: "XYScatterLines" } as const;

/** Adds a sheet in one batch, after one look at the names in use, and shows it. */
export async function insertIntoExcel(context: Excel.RequestContext, sheet: NewSheet): Promise<void> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const name = freeName(
    sheet.name,
    worksheets.items.map((item) => item.name),
  );
  const target = worksheets.add(name);
  for (const { row, column, content, role, format } of sheet.cells) {
    const cell = target.getRangeByIndexes(row, column, 1, 1);
    if (format !== undefined) cell.numberFormat = [[format]];
    cell.formulas = [[content]];
    if (role !== undefined) dress(cell.format, role);
  }
  sheet.columnWidths?.forEach((characters, column) => {
    // Excel counts points here: about 5.6 for a character of the standard font.
    target.getRangeByIndexes(0, column, 1, 1).format.columnWidth = characters * 5.6;
  });
  if (sheet.frozenRows) target.freezePanes.freezeRows(sheet.frozenRows);
  // Names of the sheet, not of the workbook: a second sheet like this one may then stand beside it.
  for (const { name, block } of sheet.names ?? []) target.names.add(name, rangeOf(target, block));
  for (const { name, block } of sheet.tables ?? [])
    target.tables.add(rangeOf(target, block), true).name = name;
  for (const { kind, title, data, place } of sheet.charts ?? []) {
    const chart = target.charts.add(CHARTS[kind], rangeOf(target, data));
    chart.title.text = title;
    const last = { row: place.row + place.rows - 1, column: place.column + place.columns - 1 };
    chart.setPosition(target.getCell(place.row, place.column), target.getCell(last.row, last.column));
  }
  target.activate();
  await context.sync();
}

function rangeOf(sheet: Excel.Worksheet, { row, column, rows, columns }: Block): Excel.Range {
  return sheet.getRangeByIndexes(row, column, rows, columns);
}

function dress(format: Excel.RangeFormat, role: CellRole): void {
  switch (role) {
    case "title":
      format.font.bold = true;
      format.font.size = 14;
      return;
    case "heading":
      format.font.bold = true;
      format.font.color = accent.light;
      return;
    case "input":
      format.fill.color = accent.input;
      return;
    case "output":
      format.font.bold = true;
      return;
    case "note":
      format.font.italic = true;
      format.font.color = accent.quiet;
      return;
    case "label":
      return;
  }
}
