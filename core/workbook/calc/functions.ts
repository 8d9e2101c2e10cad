import type { Cell } from "../../define.js";
import { CalcError, fail } from "../../failure.js";
import { poissonShare, poissonUpTo } from "../../lib/poisson.js";

/** An argument: computed when asked for, as a cell, as the cells of a range, or as one cell of a range (from 0). */
export interface Argument {
  readonly cell: () => Cell;
  readonly cells: () => readonly (readonly Cell[])[];
  readonly pick: (row: number, column: number) => Cell;
}

type SheetFunction = (args: readonly Argument[]) => Cell;

const number = (cell: Cell | undefined): number => (typeof cell === "number" ? cell : Number(cell ?? 0));
/** The numbers among all cells; most arguments are single cells, and there are thousands of them. */
function numbers(args: readonly Argument[]): number[] {
  const found: number[] = [];
  for (const arg of args)
    for (const row of arg.cells()) for (const cell of row) if (typeof cell === "number") found.push(cell);
  return found;
}

/** An error value of a cell, such as #N/A; IFERROR catches it. */
export function sheetError(error: "#N/A" | "#DIV/0!" | "#NUM!" | "#VALUE!"): never {
  return fail("domain", { reason: { en: error, fr: error } });
}

/** A result that is a number, or #NUM!. */
const finite = (value: number): number => (Number.isFinite(value) ? value : sheetError("#NUM!"));

/** MIN and MAX of no numbers are 0. */
function extreme(args: readonly Argument[], pick: (...values: readonly number[]) => number): number {
  const list = numbers(args);
  return list.length > 0 ? pick(...list) : 0;
}

/** The native functions of our sheets, each as the spreadsheet programs compute it. */
export const SHEET_FUNCTIONS: Readonly<Record<string, SheetFunction>> = {
  IF: ([test, then, otherwise]) => (test?.cell() ? (then?.cell() ?? 0) : (otherwise?.cell() ?? false)),
  AND: (args) => args.every((arg) => Boolean(arg.cell())),
  OR: (args) => args.some((arg) => Boolean(arg.cell())),
  NOT: ([arg]) => !arg?.cell(),
  IFERROR: ([value, otherwise]) => {
    try {
      return value?.cell() ?? 0;
    } catch (error) {
      if (error instanceof CalcError) return otherwise?.cell() ?? 0;
      throw error;
    }
  },
  ISNUMBER: ([arg]) => {
    try {
      return typeof arg?.cell() === "number";
    } catch (error) {
      if (error instanceof CalcError) return false;
      throw error;
    }
  },
  MIN: (args) => extreme(args, Math.min),
  MAX: (args) => extreme(args, Math.max),
  SUM: (args) => numbers(args).reduce((sum, value) => sum + value, 0),
  COUNT: (args) => numbers(args).length,
  MEDIAN: (args) => {
    const sorted = numbers(args).sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const low = sorted[Math.ceil(middle) - 1];
    const high = sorted[Math.floor(middle)];
    if (low === undefined) return sheetError("#NUM!");
    return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? 0) : (low + (high ?? 0)) / 2;
  },
  ABS: ([arg]) => Math.abs(number(arg?.cell())),
  INT: ([arg]) => Math.floor(number(arg?.cell())),
  EXP: ([arg]) => finite(Math.exp(number(arg?.cell()))),
  SQRT: ([arg]) => finite(Math.sqrt(number(arg?.cell()))),
  LN: ([arg]) => finite(Math.log(number(arg?.cell()))),
  LOG: ([arg, base]) => {
    const value = number(arg?.cell());
    const root = number(base?.cell());
    return finite(root === 2 ? Math.log2(value) : Math.log(value) / Math.log(root));
  },
  INDEX: ([range, row, column]) =>
    range?.pick(number(row?.cell()) - 1, column ? number(column.cell()) - 1 : 0) ?? sheetError("#N/A"),
  MATCH: ([wanted, range]) => {
    const value = wanted?.cell();
    const index =
      range
        ?.cells()
        .flat()
        .findIndex((cell) => equal(cell, value ?? 0)) ?? -1;
    return index < 0 ? sheetError("#N/A") : index + 1;
  },
  FIND: ([wanted, text]) => {
    const at = String(text?.cell() ?? "").indexOf(String(wanted?.cell() ?? ""));
    return at < 0 ? sheetError("#VALUE!") : at + 1;
  },
  "POISSON.DIST": ([k, mean, cumulative]) =>
    (cumulative?.cell() ? poissonUpTo : poissonShare)(Math.floor(number(k?.cell())), number(mean?.cell())),
};

/** Texts are equal whatever their case. */
export function equal(a: Cell, b: Cell): boolean {
  return typeof a === "string" && typeof b === "string" ? a.toLowerCase() === b.toLowerCase() : a === b;
}
