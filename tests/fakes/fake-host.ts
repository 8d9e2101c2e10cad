import { freeName } from "../../addin/host/free-name.js";
import type { NewSheet } from "../../addin/host/new-sheet.js";
import type {
  CellInput,
  CellValue,
  HostLocale,
  Position,
  SheetCell,
  SheetHost,
} from "../../addin/host/sheet-host.js";

export interface FakeHost extends SheetHost {
  /** What was written, in order. */
  readonly written: { readonly at: Position; readonly rows: readonly (readonly (CellInput | null)[])[] }[];
  readonly sheets: NewSheet[];
  /** Puts a cell in and selects it. */
  select(cell: SheetCell): void;
}

export interface FakeOptions {
  readonly locale?: HostLocale;
  readonly theme?: "light" | "dark";
  readonly cells?: readonly SheetCell[];
  /** What every method that touches the sheet is refused with. */
  readonly refusal?: string;
}

/** A spreadsheet that only remembers; it computes nothing. */
export function fakeHost({ locale, theme, cells = [], refusal }: FakeOptions = {}): FakeHost {
  const grid = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const listeners = new Set<() => void>();
  let active: SheetCell = cells[0] ?? { sheet: "Plan", row: 3, column: 1, formula: "", value: "" };
  const answer = async <T>(value: () => T): Promise<T> => {
    if (refusal !== undefined) throw new Error(refusal);
    return value();
  };
  const host: FakeHost = {
    written: [],
    sheets: [],
    select(cell) {
      grid.set(keyOf(cell), cell);
      active = cell;
      for (const listener of listeners) listener();
    },
    locale: async () => locale ?? { lang: "en", style: "en" },
    theme: () => theme,
    activeCell: () => answer(() => grid.get(keyOf(active)) ?? active),
    selection: () => answer(() => ({ sheet: "Plan", row: 0, column: 0, values: [[1], [50], [""], [500]] })),
    formulas: () => answer(() => [...grid.values()].filter(({ formula }) => formula !== "")),
    read: (reference, sheet) => answer(() => rangeOf(reference, sheet)),
    write: (at, rows) =>
      answer(() => {
        host.written.push({ at, rows });
        rows.forEach((row, i) => {
          row.forEach((content, j) => {
            if (content === null) return;
            const formula = typeof content === "string" && content.startsWith("=") ? content : "";
            const cell = { sheet: at.sheet, row: at.row + i, column: at.column + j, formula, value: content };
            grid.set(keyOf(cell), cell);
          });
        });
      }),
    insertSheet: (sheet) =>
      answer(() => {
        const name = freeName(
          sheet.name,
          host.sheets.map((other) => other.name),
        );
        host.sheets.push({ ...sheet, name });
      }),
    onSelectionChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return host;

  function rangeOf(reference: string, sheet: string): readonly (readonly CellValue[])[] {
    const [from = "", to = from] = reference.replaceAll("$", "").split(":");
    const [first, last] = [placeOf(from), placeOf(to)];
    return Array.from({ length: last.row - first.row + 1 }, (_, i) =>
      Array.from(
        { length: last.column - first.column + 1 },
        (_, j) => grid.get(keyOf({ sheet, row: first.row + i, column: first.column + j }))?.value ?? "",
      ),
    );
  }
}

const keyOf = ({ sheet, row, column }: Position) => `${sheet}!${row},${column}`;

/** `B4`, one letter only. */
function placeOf(address: string): { readonly row: number; readonly column: number } {
  const match = /^([A-Z])(\d+)$/.exec(address);
  if (!match) throw new Error(`the fake knows no ${address}`);
  return { row: Number(match[2]) - 1, column: (match[1] ?? "A").charCodeAt(0) - 65 };
}
