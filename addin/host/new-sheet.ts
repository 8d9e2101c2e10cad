import type { CellInput } from "./sheet-host.js";

/** What a cell is for; each host draws it in its own way. */
export type CellRole = "title" | "heading" | "label" | "input" | "output" | "note";

export interface NewCell {
  readonly row: number;
  readonly column: number;
  readonly content: CellInput;
  readonly role?: CellRole;
  /** An Excel number format in English style, e.g. `#,##0.00`. */
  readonly format?: string;
}

/** A rectangle on the sheet, rows and columns from 0. */
export interface Block {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface NewChart {
  readonly kind: "line" | "column" | "scatter";
  readonly title: string;
  /** Headings in its first row, categories or x values in its first column. */
  readonly data: Block;
  /** The cells that the chart covers. */
  readonly place: Block;
}

/** A sheet to insert, as plain data. */
export interface NewSheet {
  readonly name: string;
  readonly cells: readonly NewCell[];
  /** Widths in characters, from the first column on. */
  readonly columnWidths?: readonly number[];
  readonly frozenRows?: number;
  /** Names of the workbook that stand for one cell or block of this sheet. */
  readonly names?: readonly { readonly name: string; readonly block: Block }[];
  readonly tables?: readonly { readonly name: string; readonly block: Block }[];
  readonly charts?: readonly NewChart[];
}
