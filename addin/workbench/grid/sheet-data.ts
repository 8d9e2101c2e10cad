import {
  BooleanNumber,
  CellValueType,
  HorizontalAlign,
  type ICellData,
  type IStyleData,
  type IWorkbookData,
  type IWorksheetData,
  VerticalAlign,
  WrapStrategy,
} from "@univerjs/core";
import { headPlaces } from "../../../core/workbook/head-places.js";
import { type CellStyle, type Sheet, type SheetCell, wrappedRows } from "../../../core/workbook/model.js";
import { accent } from "../../accent.js";

const FONT = "system-ui";
/** Pixels of one character of a column's width, and what its cells add around the text. */
const PER_CHARACTER = 7.2;
const PADDING = 8;
const TITLE_HEIGHT = 30;
const LINE_HEIGHT = 18;
const ROWS = 1000;
const COLUMNS = 26;

/** A workbook with these sheets, the first one on top. */
export function toWorkbookData(sheets: readonly Sheet[]): Partial<IWorkbookData> {
  const ids = sheets.map((_, i) => `sheet${i + 1}`);
  return {
    id: "workbook",
    name: "Jeton",
    defaultStyle: { ff: FONT, fs: 10, vt: VerticalAlign.MIDDLE },
    sheetOrder: ids,
    sheets: Object.fromEntries(sheets.map((sheet, i) => [ids[i], { id: ids[i], ...toWorksheetData(sheet) }])),
  };
}

/** A sheet's data as the grid takes them. */
export function toWorksheetData(sheet: Sheet): Partial<IWorksheetData> {
  const cellData: Record<number, Record<number, ICellData>> = {};
  const places = headPlaces(sheet);
  for (const cell of sheet.cells) {
    const { row, column, value, formula } = cell;
    const data = {
      ...toContent(value),
      // The result stands beside the formula and is seen until the grid has computed its own.
      ...(formula === undefined ? {} : { f: `=${formula}` }),
      s: toStyle(cell, places.get(cell) === "right" || isNumber(cell)),
    };
    cellData[row] = { ...cellData[row], [column]: data };
  }
  const columnData = Object.fromEntries(
    sheet.widths.map((characters, i) => [i, { w: Math.round(characters * PER_CHARACTER + PADDING) }]),
  );
  const titles = sheet.cells
    .filter(({ style }) => style === "title")
    .map(({ row }) => [row, { h: TITLE_HEIGHT }]);
  const wrapped = [...wrappedRows(sheet)].map(([row, lines]) => [row, { h: lines * LINE_HEIGHT }]);
  const { frozenRows, frozenColumns = 0 } = sheet;
  return {
    name: sheet.name,
    cellData,
    columnData,
    rowData: Object.fromEntries([...titles, ...wrapped]),
    rowCount: Math.max(ROWS, ...sheet.cells.map(({ row }) => row + 100)),
    columnCount: Math.max(COLUMNS, ...sheet.cells.map(({ column }) => column + 2)),
    defaultColumnWidth: 92,
    defaultRowHeight: 22,
    ...(frozenRows + frozenColumns > 0
      ? {
          freeze: {
            xSplit: frozenColumns,
            ySplit: frozenRows,
            startRow: frozenRows || -1,
            startColumn: frozenColumns || -1,
          },
        }
      : {}),
  };
}

/** A formula or a value as the grid stores it. */
export function toContent(content: number | string | boolean): ICellData {
  if (typeof content === "string" && content.startsWith("=") && content.length > 1) return { f: content };
  // A cell that only has a format stays blank, or a neighbour could not spill into it.
  if (content === "") return {};
  // The grid keeps truth values as 1 and 0 with a type of their own.
  if (typeof content === "boolean") return { v: Number(content), t: CellValueType.BOOLEAN };
  return { v: content };
}

const isNumber = ({ formula, value }: SheetCell) => formula === undefined && typeof value === "number";

const INDENTED: ReadonlySet<CellStyle> = new Set(["label", "note", "unit", "heading"]);

function toStyle({ style, format, column }: SheetCell, number: boolean): IStyleData {
  // Text beside a column of numbers would touch them.
  const indent = column > 0 && !number && style !== undefined && INDENTED.has(style);
  return {
    ...(style ? styleOf(style, number) : {}),
    ...(indent ? { pd: { l: 6 } } : {}),
    ...(format ? { n: { pattern: format } } : {}),
  };
}

// The colours are those of the light theme; in the dark one the grid turns them round by itself.
function styleOf(style: CellStyle, number: boolean): IStyleData {
  switch (style) {
    case "title":
      return { fs: 14, bl: BooleanNumber.TRUE };
    case "heading":
      return {
        bl: BooleanNumber.TRUE,
        ht: number ? HorizontalAlign.RIGHT : HorizontalAlign.LEFT,
        bd: { b: { s: 1, cl: { rgb: "#aab3bd" } } },
      };
    case "input":
      return {
        cl: { rgb: accent.light },
        bg: { rgb: accent.input },
        ht: HorizontalAlign.RIGHT,
      };
    case "output":
      return { ht: HorizontalAlign.RIGHT };
    case "key":
      return { ht: HorizontalAlign.RIGHT, bl: BooleanNumber.TRUE };
    case "note":
      return { cl: { rgb: accent.quiet } };
    case "unit":
      return { cl: { rgb: accent.quiet }, ...(number ? { ht: HorizontalAlign.RIGHT } : {}) };
    case "label":
      return {};
    case "wrap":
      return { tb: WrapStrategy.WRAP, vt: VerticalAlign.TOP };
  }
}
