import type { Cell } from "../define.js";

/** A workbook as plain data: what a writer or a host needs to make it, and nothing that depends on one. */
export interface Workbook {
  readonly title: string;
  readonly sheets: readonly Sheet[];
  /** Its formulas call the add-in: a program without it has to trust the values that are stored. */
  readonly needsAddin?: true;
}

/** What a cell is for; each host draws it in its own way. */
export type CellStyle = "title" | "heading" | "label" | "input" | "output" | "key" | "note" | "unit" | "wrap";

/** One cell; row and column count from 0. */
export interface SheetCell {
  readonly row: number;
  readonly column: number;
  /** What the cell shows; for a formula the cached result. Blank: only the format counts. */
  readonly value: Cell;
  /** English style, without the equals sign. */
  readonly formula?: string;
  /** The formula fills a block from this cell on; its results are `spilled`. */
  readonly spills?: true;
  readonly spilled?: readonly (readonly Cell[])[];
  readonly style?: CellStyle;
  /** An Excel number format in English style. */
  readonly format?: string;
  /** A name of the workbook that stands for this cell. */
  readonly name?: string;
}

/** A rectangle on the sheet. */
export interface Block {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What may be typed into a cell. */
export interface Validation {
  readonly block: Block;
  readonly rule:
    | { readonly kind: "list"; readonly source: string }
    | { readonly kind: "whole" | "decimal"; readonly min: number; readonly max: number };
  readonly title: string;
  readonly message: string;
}

/** A fill for the cells where the formula (of the block's first cell) holds. */
export interface Condition {
  readonly block: Block;
  readonly formula: string;
  readonly look: "good" | "bad" | "warning";
}

export interface ChartSeries {
  readonly name: string;
  readonly categories: Block;
  readonly values: Block;
}

export interface SheetChart {
  readonly kind: "scatter" | "line" | "column";
  readonly title: string;
  readonly alt: string;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly series: readonly ChartSeries[];
  /** The cells that the chart covers. */
  readonly place: Block;
}

export interface Sheet {
  readonly name: string;
  readonly cells: readonly SheetCell[];
  /** Widths in characters, from the first column on. */
  readonly widths: readonly number[];
  readonly frozenRows: number;
  readonly frozenColumns?: number;
  /** Names for blocks; single cells carry theirs. */
  readonly names?: readonly { readonly name: string; readonly block: Block }[];
  /** Blocks with a heading in the first row that people may filter and sort. */
  readonly tables?: readonly { readonly name: string; readonly block: Block }[];
  readonly validations?: readonly Validation[];
  readonly conditions?: readonly Condition[];
  readonly charts?: readonly SheetChart[];
  readonly landscape?: boolean;
  /** Rows that begin a new page in print. */
  readonly pageBreaks?: readonly number[];
}

/** Rows whose text is wrapped, with the lines that it takes: not every program fits the height by itself. */
export function wrappedRows({ cells, widths }: Sheet): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const { row, column, value, style } of cells) {
    if (style !== "wrap" || typeof value !== "string") continue;
    // Words do not fill a line to its end.
    const lines = Math.ceil(value.length / (0.9 * (widths[column] ?? 9)));
    rows.set(row, Math.max(lines, rows.get(row) ?? 1));
  }
  return rows;
}

/** Every name of a workbook with what it stands for, e.g. `Plan!$B$4`. */
export function namesOf(workbook: Workbook): ReadonlyMap<string, { sheet: string; block: Block }> {
  const names = new Map<string, { sheet: string; block: Block }>();
  for (const sheet of workbook.sheets) {
    for (const { name, row, column } of sheet.cells)
      if (name !== undefined)
        names.set(name, { sheet: sheet.name, block: { row, column, rows: 1, columns: 1 } });
    for (const { name, block } of sheet.names ?? []) names.set(name, { sheet: sheet.name, block });
  }
  return names;
}
