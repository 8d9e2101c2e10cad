import type {
  CellInput,
  CellValue,
  HostLocale,
  Position,
  SheetCell,
  SheetHost,
} from "../../addin/host/sheet-host.js";
import type { Sheet } from "../../core/workbook/model.js";
import { placed } from "../../core/workbook/place.js";

export interface FakeHost extends SheetHost {
  /** What was written, in order. */
  readonly written: { readonly at: Position; readonly rows: readonly (readonly (CellInput | null)[])[] }[];
  readonly sheets: Sheet[];
  /** Files that were handed over. */
  readonly files: { readonly name: string; readonly bytes: Uint8Array }[];
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
    files: [],
    lacks: [],
    file: "opens",
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
    insertSheets: (sheets) =>
      answer(() => {
        const taken = { sheets: host.sheets.map(({ name }) => name), names: [] };
        host.sheets.push(...placed(sheets, taken));
      }),
    handOver: (name, bytes) =>
      answer(() => {
        host.files.push({ name, bytes });
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
