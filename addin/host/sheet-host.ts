import type { Lang } from "../../core/index.js";
import type { Sheet } from "../../core/workbook/model.js";

/** What a cell shows. An error is its English name, e.g. `#NAME?`; a blank cell is "". */
export type CellValue = number | string | boolean;

/** What is written into a cell: a value, or a formula as Excel stores it (English style, `=F(1, 0.5)`). */
export type CellInput = number | string | boolean;

/** Where a cell is; row and column count from 0. */
export interface Position {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** One cell as read from the host. */
export interface SheetCell extends Position {
  /** As Excel stores it (English style, with any `_xldudf_` prefix); "" where the cell holds no formula. */
  readonly formula: string;
  readonly value: CellValue;
}

/** A rectangle of cells; its first cell is the top left one. */
export interface SheetRange extends Position {
  readonly values: readonly (readonly CellValue[])[];
}

/** How the person in front of the host reads and types. */
export interface HostLocale {
  /** The language of texts. */
  readonly lang: Lang;
  /** The style of numbers and of typed formulas: French Excel may run with English separators, and the reverse. */
  readonly style: Lang;
}

/**
 * The spreadsheet beside the task pane. The pane knows nothing else of it, so it works in Excel and beside the
 * workbench's grid alike. Every method may reject; the message is then shown to the user.
 */
export interface SheetHost {
  locale(): Promise<HostLocale>;
  /** The host's own theme; undefined: follow the browser. */
  theme(): "light" | "dark" | undefined;
  activeCell(): Promise<SheetCell>;
  selection(): Promise<SheetRange>;
  /** Every formula of the workbook, sheet by sheet. */
  formulas(): Promise<readonly SheetCell[]>;
  /** The cells of a reference as it stands in a formula of the sheet: `A1:B3`, `Prices!C2`, a name. */
  read(reference: string, sheet: string): Promise<readonly (readonly CellValue[])[]>;
  /** Writes a rectangle from its top left cell on; null leaves a cell as it is. */
  write(at: Position, rows: readonly (readonly (CellInput | null)[])[]): Promise<void>;
  /**
   * Adds sheets that may refer to each other, and shows the first. They get free names like the wanted ones, and so do
   * the names of their cells: nothing that is there is touched. Where one cannot be made, none stays.
   */
  insertSheets(sheets: readonly Sheet[]): Promise<void>;
  /** What of a sheet the host cannot show. */
  readonly lacks: readonly ("charts" | "lists" | "conditions")[];
  /** Hands over a workbook's file: Excel opens it, a browser saves it. */
  readonly file: "opens" | "saves";
  handOver(name: string, bytes: Uint8Array): Promise<void>;
  /** Calls the listener after each change of the selected cell; returns what ends it. */
  onSelectionChange(listener: () => void): () => void;
}
