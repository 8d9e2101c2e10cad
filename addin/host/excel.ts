import { langOf } from "../../core/index.js";
import { insertIntoExcel } from "./excel/insert.js";
import type { CellValue, HostLocale, SheetCell, SheetHost } from "./sheet-host.js";

// Excel behind the host interface. Each method is one batch: what it loads is there after one sync.

/** The Excel in which the page runs; only valid after Office.onReady. */
export function excelHost(): SheetHost {
  return {
    locale: () => Excel.run(readLocale),
    theme: () => {
      const dark = Office.context.officeTheme?.isDarkTheme;
      return dark === undefined ? undefined : dark ? "dark" : "light";
    },
    activeCell: () => Excel.run(readActiveCell),
    selection: () =>
      Excel.run(async (context) => {
        const range = context.workbook.getSelectedRange();
        range.load("rowIndex, columnIndex, values");
        range.worksheet.load("name");
        await context.sync();
        const { rowIndex: row, columnIndex: column, values, worksheet } = range;
        return { sheet: worksheet.name, row, column, values };
      }),
    formulas: () => Excel.run(readFormulas),
    read: (reference, sheet) =>
      Excel.run(async (context) => {
        const range = find(context, reference, sheet);
        range.load("values");
        await context.sync();
        return range.values as CellValue[][];
      }),
    write: ({ sheet, row, column }, rows) =>
      Excel.run(async (context) => {
        const width = rows[0]?.length ?? 0;
        const range = context.workbook.worksheets
          .getItem(sheet)
          .getRangeByIndexes(row, column, rows.length, width);
        // null leaves a cell as it is, which is Excel's own rule for two-dimensional input.
        range.formulas = rows.map((cells) => [...cells]);
        await context.sync();
      }),
    insertSheets: (sheets) => Excel.run((context) => insertIntoExcel(context, sheets)),
    lacks: [],
    file: "opens",
    // Web views of desktop Excel drop downloads; a new workbook works everywhere, and is saved where its owner likes.
    handOver: (_name, bytes) => Excel.createWorkbook(base64(bytes)),
    onSelectionChange: (listener) => {
      const handler = () => listener();
      Office.context.document.addHandlerAsync(Office.EventType.DocumentSelectionChanged, handler);
      return () =>
        Office.context.document.removeHandlerAsync(Office.EventType.DocumentSelectionChanged, { handler });
    },
  };
}

function base64(bytes: Uint8Array): string {
  // In pieces: the arguments of one call are limited.
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

async function readLocale(context: Excel.RequestContext): Promise<HostLocale> {
  const lang = langOf(Office.context.displayLanguage);
  // Without the set (Excel 2019 and 2021), the language decides; Excel itself reads formulas in its own style anyway.
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.11")) return { lang, style: lang };
  const format = context.application.cultureInfo.numberFormat;
  format.load("numberDecimalSeparator");
  await context.sync();
  return { lang, style: format.numberDecimalSeparator === "," ? "fr" : "en" };
}

async function readActiveCell(context: Excel.RequestContext): Promise<SheetCell> {
  const cell = context.workbook.getActiveCell();
  cell.load("rowIndex, columnIndex, formulas, values");
  cell.worksheet.load("name");
  await context.sync();
  return cellOf(
    cell.worksheet.name,
    cell.rowIndex,
    cell.columnIndex,
    cell.formulas[0]?.[0],
    cell.values[0]?.[0],
  );
}

async function readFormulas(context: Excel.RequestContext): Promise<readonly SheetCell[]> {
  const sheets = context.workbook.worksheets;
  sheets.load("items/name");
  await context.sync();
  const used = sheets.items.map((sheet) => {
    const range = sheet.getUsedRangeOrNullObject(true);
    range.load("rowIndex, columnIndex, formulas, values");
    return { name: sheet.name, range };
  });
  await context.sync();
  return used
    .filter(({ range }) => !range.isNullObject)
    .flatMap(({ name, range }) =>
      range.formulas.flatMap((cells, i) =>
        cells.map((formula, j) =>
          cellOf(name, range.rowIndex + i, range.columnIndex + j, formula, range.values[i]?.[j]),
        ),
      ),
    )
    .filter(({ formula }) => formula !== "");
}

function cellOf(sheet: string, row: number, column: number, formula: unknown, value: unknown): SheetCell {
  return {
    sheet,
    row,
    column,
    // `formulas` repeats the value of a cell without a formula.
    formula: typeof formula === "string" && formula.startsWith("=") ? formula : "",
    value: value as CellValue,
  };
}

/** `Prices!A1`, `'Q1 prices'!A1` or, on the given sheet, `A1`; a name is looked up by the sheet as well. */
function find(context: Excel.RequestContext, reference: string, sheet: string): Excel.Range {
  const bang = reference.lastIndexOf("!");
  const name = bang < 0 ? sheet : reference.slice(0, bang).replace(/^'|'$/g, "").replaceAll("''", "'");
  return context.workbook.worksheets.getItem(name).getRange(reference.slice(bang + 1));
}
