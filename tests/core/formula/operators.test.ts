import { describe, expect, it } from "vitest";
import { worth } from "../../helpers/formula.js";

// Values as Excel gives them; most are checked against IronCalc at large in ironcalc.test.ts.
describe("applyBinary", () => {
  it.each([
    ["=-2^2", 4],
    ["=2^3^2", 64],
    ["=0^0", "#NUM!"],
    ["=0^-1", "#DIV/0!"],
    ["=(-8)^0.5", "#NUM!"],
    ["=1/0", "#DIV/0!"],
    ["=1e308*10", "#NUM!"],
    ['="3"+1', 4],
    ['="x"+1', "#VALUE!"],
    ['=""+1', "#VALUE!"],
    ["=TRUE+1", 2],
    ["=#N/A+1/0", "#N/A"],
    ["=1/0+#N/A", "#DIV/0!"],
    ['="a"+1/0', "#VALUE!"],
    ['="a"&1/0', "#DIV/0!"],
  ])("gives %s the value %s", (formula, value) => {
    expect(worth(formula)).toBe(value);
  });

  it.each([
    ['=1&2&"a"', "12a"],
    ["=TRUE&1.5", "TRUE1.5"],
    ['=1/3&""', "0.333333333333333"],
    ['=0.1+0.2&""', "0.3"],
    ['=1E-7&""', "0.0000001"],
    ['=1E+25&""', "1E+25"],
    ['=1E-12&""', "1E-12"],
  ])("joins %s to %s", (formula, value) => {
    expect(worth(formula)).toBe(value);
  });

  it("joins in the style of the formula", () => {
    expect(worth('=1,5&"|"&VRAI', "fr")).toBe("1,5|VRAI");
    expect(worth('="1,5"+1', "fr")).toBe(2.5);
  });

  it.each([
    '="a"="A"',
    '="a"<"B"',
    '=2<"1"',
    '="z"<FALSE',
    "=FALSE<TRUE",
    "=0.1+0.2=0.3",
    '="é"<"f"',
    '="é"<>"e"',
    "=IF(1,,2)=0",
    '=1<>"1"',
    "=1<=1",
    "=2>=1",
  ])("finds %s true", (formula) => {
    expect(worth(formula)).toBe(true);
  });
});

describe("applySign and applyPercent", () => {
  it("turn what they are put on into a number, except the plus", () => {
    expect(worth("=--TRUE")).toBe(1);
    expect(worth('=+"a"')).toBe("a");
    expect(worth('=-"a"')).toBe("#VALUE!");
    expect(worth("=50%%")).toBe(0.005);
    expect(worth("=-0")).toBe(0);
  });
});

describe("broadcast", () => {
  it("repeats single values, rows and columns", () => {
    expect(worth("={1,2}+10")).toEqual([[11, 12]]);
    expect(worth("={1,2}*{1;2}")).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(worth("=-{1,2;3,4}%")).toEqual([
      [-0.01, -0.02],
      [-0.03, -0.04],
    ]);
  });

  it("leaves #N/A where an array has no partner, and errors in their cells", () => {
    expect(worth("={1,2,3}+{1,2}")).toEqual([[2, 4, "#N/A"]]);
    expect(worth("=1/{1,0}")).toEqual([[1, "#DIV/0!"]]);
  });
});
