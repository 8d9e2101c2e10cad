import {
  CellValueType,
  type ICellData,
  type IRange,
  IUniverInstanceService,
  type Nullable,
  UniverInstanceType,
  type Workbook,
  type Worksheet,
} from "@univerjs/core";
import { deserializeRangeWithSheet, FormulaDataModel, IDefinedNamesService } from "@univerjs/engine-formula";
import { SheetsSelectionsService } from "@univerjs/sheets";
import { formatFailure } from "../../core/index.js";
import { placed } from "../../core/workbook/place.js";
import { cellAt } from "../workbench/grid/cell-failure.js";
import { insertSheets } from "../workbench/grid/insert-sheets.js";
import { toContent } from "../workbench/grid/sheet-data.js";
import type { Grid } from "../workbench/grid/start-grid.js";
import type { Settings } from "../workbench/page/settings.js";
import { download } from "./download.js";
import type { CellValue, Position, SheetCell, SheetHost } from "./sheet-host.js";

const FIRST_CELL: IRange = { startRow: 0, startColumn: 0, endRow: 0, endColumn: 0 };

/** The workbench's grid as the pane sees it. */
export function createGridHost({ api, injector }: Grid, { lang, theme }: Settings): SheetHost {
  const workbook = () => {
    const found = injector
      .get(IUniverInstanceService)
      .getCurrentUnitOfType<Workbook>(UniverInstanceType.UNIVER_SHEET);
    if (!found) throw new Error("the grid holds no workbook");
    return found;
  };
  const selections = injector.get(SheetsSelectionsService);

  const read = (sheet: Worksheet, row: number, column: number): SheetCell => ({
    sheet: sheet.getName(),
    row,
    column,
    formula:
      injector
        .get(FormulaDataModel)
        .getFormulaStringByCell(row, column, sheet.getSheetId(), workbook().getUnitId()) ?? "",
    value: cellValue(cellAt(injector, workbook(), sheet, { sheetId: sheet.getSheetId(), row, column })),
  });

  const readRange = (sheet: Worksheet, { startRow, startColumn, endRow, endColumn }: IRange) => {
    // A whole row or column has no end that is worth reading: what lies beyond the last used cell is blank.
    const lastRow = Math.min(endRow, Math.max(startRow, sheet.getRowCount() - 1));
    const lastColumn = Math.min(endColumn, Math.max(startColumn, sheet.getColumnCount() - 1));
    return span(startRow, lastRow).map((row) =>
      span(startColumn, lastColumn).map((column) => read(sheet, row, column).value),
    );
  };

  return {
    locale: async () => ({ lang, style: lang }),
    theme: () => theme,

    activeCell: async () => {
      const primary = selections.getCurrentLastSelection()?.primary;
      return read(workbook().getActiveSheet(), primary?.actualRow ?? 0, primary?.actualColumn ?? 0);
    },

    selection: async () => {
      const sheet = workbook().getActiveSheet();
      const range = selections.getCurrentLastSelection()?.range ?? FIRST_CELL;
      const { startRow: row, startColumn: column } = range;
      return { sheet: sheet.getName(), row, column, values: readRange(sheet, range) };
    },

    formulas: async () => {
      const found: SheetCell[] = [];
      for (const sheet of workbook().getSheets())
        sheet.getCellMatrix().forValue((row, column, cell) => {
          if (cell?.f || cell?.si) found.push(read(sheet, row, column));
        });
      return found;
    },

    read: async (reference, sheetName) => {
      const book = workbook();
      const named = injector
        .get(IDefinedNamesService)
        .getValueByName(book.getUnitId(), reference)?.formulaOrRefString;
      const { range, sheetName: other } = deserializeRangeWithSheet((named ?? reference).replace(/^=/, ""));
      const sheet = book.getSheetBySheetName(other || sheetName);
      if (!sheet || Number.isNaN(range.startRow) || range.startRow < 0) throw new Error(unknown(reference));
      return readRange(sheet, range);
    },

    write: async (at, rows) => {
      const sheet = sheetOf(at);
      const values: Record<number, Record<number, ICellData>> = {};
      // What the cells held before goes away, whichever kind it was.
      const blank: ICellData = { v: null, f: null, si: null, p: null };
      rows.forEach((cells, i) => {
        const row: Record<number, ICellData> = {};
        cells.forEach((content, j) => {
          if (content !== null) row[at.column + j] = { ...blank, ...toContent(content) };
        });
        values[at.row + i] = row;
      });
      const height = Math.max(1, rows.length);
      const width = Math.max(1, ...rows.map((cells) => cells.length));
      if (at.row + height > sheet.getMaxRows()) sheet.setRowCount(at.row + height);
      if (at.column + width > sheet.getMaxColumns()) sheet.setColumnCount(at.column + width);
      sheet.getRange(at.row, at.column, height, width).setValues(values as never);
    },

    insertSheets: async (wanted) => {
      const book = workbook();
      const defined = injector.get(IDefinedNamesService).getDefinedNameMap(book.getUnitId()) ?? {};
      const sheets = placed(wanted, {
        sheets: book.getSheets().map((other) => other.getName()),
        names: Object.values(defined).map(({ name }) => name),
      });
      insertSheets(injector, book, sheets);
    },
    lacks: ["charts", "lists", "conditions"],
    file: "saves",
    handOver: async (name, bytes) => download(name, bytes),

    onSelectionChange: (listener) => {
      const subscription = selections.selectionChanged$.subscribe(() => listener());
      return () => subscription.unsubscribe();
    },
  };

  function sheetOf({ sheet }: Position) {
    const found = api.getActiveWorkbook()?.getSheetByName(sheet);
    if (!found) throw new Error(unknown(sheet));
    return found;
  }

  function unknown(name: string): string {
    return formatFailure({ code: "unknown", given: name }, lang);
  }
}

function cellValue(cell: Nullable<ICellData>): CellValue {
  const value = cell?.v;
  if (value === null || value === undefined) return "";
  return cell?.t === CellValueType.BOOLEAN ? Boolean(value) : value;
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
