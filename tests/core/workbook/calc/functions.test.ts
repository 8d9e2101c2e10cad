import { describe, expect, it } from "vitest";
import type { Cell } from "../../../../core/define.js";
import {
  type Argument,
  equal,
  SHEET_FUNCTIONS,
  sheetError,
} from "../../../../core/workbook/calc/functions.js";
import { tried } from "../../../helpers/tried.js";

const block = (rows: readonly (readonly Cell[])[]): Argument => ({
  cell: () => rows[0]?.[0] ?? "",
  cells: () => rows,
  pick: (row, column) => rows[row]?.[column] ?? sheetError("#N/A"),
});
const one = (cell: Cell) => block([[cell]]);
const broken: Argument = {
  cell: () => sheetError("#N/A"),
  cells: () => sheetError("#N/A"),
  pick: () => sheetError("#N/A"),
};
const call = (name: string, ...args: (Cell | Argument)[]) => {
  const apply = SHEET_FUNCTIONS[name] ?? expect.fail(name);
  return apply(args.map((arg) => (typeof arg === "object" ? arg : one(arg))));
};
const error = (name: string, ...args: (Cell | Argument)[]) => tried(() => call(name, ...args)).reason?.en;

describe("SHEET_FUNCTIONS", () => {
  it.each([
    ["MIN", [3, "x", -2], -2],
    ["MIN", ["x"], 0],
    ["MAX", [-3, -2], -2],
    ["MAX", [], 0],
    ["SUM", [1, "2", 3], 4],
    ["COUNT", [1, "2", true, 3], 2],
    ["MEDIAN", [9, 1, 5], 5],
    ["MEDIAN", [4, 1, 2, 3], 2.5],
    ["INT", [-2.5], -3],
    ["ABS", [-2.5], 2.5],
    ["SQRT", [9], 3],
    ["EXP", [0], 1],
    ["LN", [Math.E], 1],
    ["LOG", [8, 2], 3],
    ["FIND", ["b", "abc"], 2],
    ["NOT", [0], true],
    ["AND", [1, true], true],
    ["AND", [1, 0], false],
    ["OR", [0, false], false],
    ["OR", [0, 1], true],
    ["ISNUMBER", ["1"], false],
    ["ISNUMBER", [1], true],
    ["IF", [0, 1], false],
    ["IF", [true, "yes", "no"], "yes"],
  ] as [string, Cell[], Cell][])("%s of %j is %j", (name, args, value) => {
    expect(call(name, ...args)).toBe(value);
  });

  it.each([
    ["SQRT", [-1], "#NUM!"],
    ["LN", [0], "#NUM!"],
    ["LOG", [-8, 2], "#NUM!"],
    ["EXP", [1000], "#NUM!"],
    ["MEDIAN", ["x"], "#NUM!"],
    ["FIND", ["z", "abc"], "#VALUE!"],
    ["MATCH", ["z", "abc"], "#N/A"],
  ] as [string, Cell[], string][])("%s of %j is the error %s", (name, args, wanted) => {
    expect(error(name, ...args)).toBe(wanted);
  });

  it("counts places from 1, in a row, a column or a block", () => {
    const rows = block([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect([call("INDEX", rows, 2, 1), call("INDEX", rows, 2)]).toEqual(["c", "c"]);
    expect(call("MATCH", "C", block([["a"], ["b"], ["c"]]), 0)).toBe(3);
    expect(error("INDEX", rows, 3, 1)).toBe("#N/A");
  });

  it("catches errors of cells, and no others", () => {
    expect([call("IFERROR", broken, 5), call("IFERROR", 1, broken), call("ISNUMBER", broken)]).toEqual([
      5,
      1,
      false,
    ]);
    const bug: Argument = {
      ...broken,
      cell: () => {
        throw new TypeError("bug");
      },
    };
    expect(() => call("IFERROR", bug, 5)).toThrow(TypeError);
    expect(() => call("ISNUMBER", bug)).toThrow(TypeError);
  });

  it("asks only for the branch that holds", () => {
    expect([call("IF", true, 1, broken), call("IF", false, broken, 2)]).toEqual([1, 2]);
  });

  it("gives the Poisson distribution: 0.1465 for two at a mean of four, 0.2381 up to two", () => {
    // e^-4 x 4^2 / 2 = 0.146525; e^-4 (1 + 4 + 8) = 0.238103.
    expect(call("POISSON.DIST", 2, 4, false)).toBeCloseTo(0.146525, 6);
    expect(call("POISSON.DIST", 2, 4, true)).toBeCloseTo(0.238103, 6);
    expect(call("POISSON.DIST", 0, 0, true)).toBe(1);
  });
});

describe("equal", () => {
  it("ignores the case of texts and never mixes kinds", () => {
    expect([equal("H100", "h100"), equal(1, 1), equal("1", 1), equal(true, 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
