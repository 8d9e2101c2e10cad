import type { Cell, Value } from "../../define.js";
import { evaluate } from "../../evaluate.js";
import { CalcError } from "../../failure.js";
import { findFunction } from "../../registry.js";
import type { Lang } from "../../text/lang.js";
import { type Block, namesOf, type Sheet, type SheetCell, type Workbook } from "../model.js";
import { type Argument, equal, SHEET_FUNCTIONS, sheetError } from "./functions.js";
import { type CallNode, type CellNode, type Node, parseSheetFormula } from "./parse.js";

/** What a cell with an error shows. */
const NOT_AVAILABLE = "#N/A";

/**
 * The same workbook with the result of every formula as its cached value. The sheets are their own model: nothing but
 * their cells is looked at, so a cached value is what the recipient's program computes.
 */
export function calculated(workbook: Workbook, lang: Lang): Workbook {
  const { value, block } = calculator(workbook, lang);
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) =>
        cell.formula === undefined
          ? cell
          : cell.spills
            ? withBlock(cell, block(sheet.name, cell.formula))
            : { ...cell, value: value(sheet.name, cell.row, cell.column) },
      ),
    })),
  };
}

function withBlock(cell: SheetCell, spilled: readonly (readonly Cell[])[]): SheetCell {
  return { ...cell, value: spilled[0]?.[0] ?? "", spilled };
}

export interface Calculator {
  /** A cell; an error is the text `#N/A`. */
  readonly value: (sheet: string, row: number, column: number) => Cell;
  /** What a formula on the sheet spills. */
  readonly block: (sheet: string, formula: string) => readonly (readonly Cell[])[];
}

/** Computes on demand, each cell once; the functions of the add-in speak the language. */
export function calculator(workbook: Workbook, lang: Lang): Calculator {
  const names = namesOf(workbook);
  const grids = new Map(workbook.sheets.map((sheet) => [sheet.name, gridOf(sheet)]));
  const known = new Map<SheetCell, Cell | CalcError>();
  // Several cells pick from the same report.
  const called = new Map<string, Value | CalcError>();

  const named = new Map<string, { readonly cell: SheetCell | undefined; readonly sheet: string }>();
  for (const [name, { sheet, block }] of names)
    named.set(name, { sheet, cell: grids.get(sheet)?.get(block.row * COLUMNS + block.column) });

  function valueAt(sheet: string, row: number, column: number): Cell {
    return contentOf(grids.get(sheet)?.get(row * COLUMNS + column), sheet);
  }

  function contentOf(cell: SheetCell | undefined, sheet: string): Cell {
    if (!cell) return "";
    if (cell.formula === undefined) return cell.value === NOT_AVAILABLE ? sheetError("#N/A") : cell.value;
    const before = known.get(cell);
    if (before instanceof CalcError) throw before;
    if (before !== undefined) return before;
    try {
      const value = evaluateNode(parseSheetFormula(cell.formula), sheet);
      known.set(cell, value);
      return value;
    } catch (error) {
      if (error instanceof CalcError) known.set(cell, error);
      throw error;
    }
  }

  function evaluateNode(node: Node, sheet: string): Cell {
    switch (node.kind) {
      case "value":
        return node.value;
      case "name": {
        const target = named.get(node.name);
        if (!target) throw new Error(`no cell is called ${node.name}`);
        return contentOf(target.cell, target.sheet);
      }
      case "cell":
        return valueAt(node.sheet ?? sheet, node.row, node.column);
      case "range":
        throw new Error("a range where one cell is wanted");
      case "unary":
        return -Number(evaluateNode(node.operand, sheet));
      case "percent":
        return Number(evaluateNode(node.operand, sheet)) / 100;
      case "binary":
        return applyOperator(node.operator, evaluateNode(node.left, sheet), evaluateNode(node.right, sheet));
      case "call":
        return first(call(node, sheet));
    }
  }

  function call({ name, args }: CallNode, sheet: string): Value {
    const given = args.map((arg) => argument(arg, sheet));
    const native = SHEET_FUNCTIONS[name];
    if (native) return native(given);
    const ours = findFunction(name);
    if (!ours) throw new Error(`no function is called ${name}`);
    const values = given.map((arg, index) => {
      const kind = ours.params[index]?.kind;
      if (kind === "names" || kind === "range") return arg.cells();
      // A blank cell is an argument left out.
      const cell = arg.cell();
      return cell === "" ? undefined : cell;
    });
    const key = JSON.stringify([name, values]);
    const before = called.get(key);
    if (before instanceof CalcError) throw before;
    if (before !== undefined) return before;
    const outcome = evaluate(ours, values, "en", lang);
    const result = outcome.ok ? outcome.value : new CalcError(outcome.failure);
    called.set(key, result);
    if (result instanceof CalcError) throw result;
    return result;
  }

  function argument(node: Node, sheet: string): Argument {
    const cell = () => evaluateNode(node, sheet);
    return {
      cell,
      cells: () => {
        const target = blockOf(node, sheet);
        return target && target.block.rows * target.block.columns > 1 ? cellsOf(target) : [[cell()]];
      },
      pick: (row, column) => {
        const target = blockOf(node, sheet);
        if (!target)
          return node.kind === "call"
            ? (rowsOf(call(node, sheet))[row]?.[column] ?? sheetError("#N/A"))
            : cell();
        const { block } = target;
        if (!(row >= 0 && row < block.rows && column >= 0 && column < block.columns))
          return sheetError("#N/A");
        return valueAt(target.sheet, block.row + row, block.column + column);
      },
    };
  }

  function blockOf(node: Node, sheet: string): Target | undefined {
    if (node.kind === "name") return names.get(node.name);
    return node.kind === "range"
      ? { sheet: node.from.sheet ?? sheet, block: between(node.from, node.to) }
      : undefined;
  }

  function cellsOf({ sheet, block: { row, column, rows, columns } }: Target): readonly (readonly Cell[])[] {
    return Array.from({ length: rows }, (_, i) =>
      Array.from({ length: columns }, (_, j) => valueAt(sheet, row + i, column + j)),
    );
  }

  function attempt<T>(compute: () => T, otherwise: T): T {
    try {
      return compute();
    } catch (error) {
      if (error instanceof CalcError) return otherwise;
      throw error;
    }
  }

  return {
    value: (sheet, row, column) => attempt(() => valueAt(sheet, row, column), NOT_AVAILABLE),
    block: (sheet, formula) => {
      const node = parseSheetFormula(formula);
      if (node.kind !== "call") throw new Error(`“${formula}” is no call that spills`);
      return attempt(() => rowsOf(call(node, sheet)), [[NOT_AVAILABLE]]);
    },
  };
}

const first = (value: Value): Cell => (typeof value === "object" ? (value[0]?.[0] ?? "") : value);
const rowsOf = (value: Value): readonly (readonly Cell[])[] =>
  typeof value === "object" ? value : [[value]];

interface Target {
  readonly sheet: string;
  readonly block: Block;
}

const COLUMNS = 16384;

function gridOf({ cells }: Sheet): ReadonlyMap<number, SheetCell> {
  return new Map(cells.map((cell) => [cell.row * COLUMNS + cell.column, cell]));
}

function between(from: CellNode, to: CellNode): Block {
  const { row, column } = from;
  return { row, column, rows: to.row - row + 1, columns: to.column - column + 1 };
}

function applyOperator(operator: string, left: Cell, right: Cell): Cell {
  switch (operator) {
    case "&":
      return `${left}${right}`;
    case "=":
      return equal(left, right);
    case "<>":
      return !equal(left, right);
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
  const a = Number(left);
  const b = Number(right);
  const result =
    operator === "+"
      ? a + b
      : operator === "-"
        ? a - b
        : operator === "*"
          ? a * b
          : operator === "/"
            ? a / b
            : a ** b;
  if (!Number.isFinite(result)) return sheetError(operator === "/" && b === 0 ? "#DIV/0!" : "#NUM!");
  return result;
}
