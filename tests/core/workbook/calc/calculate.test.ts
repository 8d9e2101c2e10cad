import { describe, expect, it } from "vitest";
import { calculator } from "../../../../core/workbook/calc/calculate.js";
import type { SheetCell } from "../../../../core/workbook/model.js";

function computed(formula: string, cells: readonly SheetCell[] = []) {
  const sheet = {
    name: "Mes calculs",
    widths: [],
    frozenRows: 0,
    cells: [{ row: 9, column: 9, value: "", formula }, ...cells],
    names: [{ name: "list", block: { row: 0, column: 0, rows: 3, columns: 1 } }],
  };
  return calculator({ title: "", sheets: [sheet] }, "en").value("Mes calculs", 9, 9);
}

const LIST: readonly SheetCell[] = [
  { row: 0, column: 0, value: "H100" },
  { row: 1, column: 0, value: "H200", name: "second" },
  { row: 2, column: 0, value: 7 },
];

describe("calculator", () => {
  it.each([
    ["1+2*3^2", 19],
    ["-INT(-(7/2))", 4],
    ["(1-0.5)*40%", 0.2],
    ['IF("a"="A",1,2)', 1],
    ['"x"&1+1', "x2"],
    ["IFERROR(1/0,5)", 5],
    ["1/0", "#N/A"],
    ["MEDIAN(4,1,3,2)", 2.5],
  ])("computes %s", (formula, value) => {
    expect(computed(formula)).toBe(value);
  });

  it("reads names, references and ranges", () => {
    expect(computed("INDEX(list,MATCH(second,list,0))", LIST)).toBe("H200");
    expect(computed("'Mes calculs'!$A$3*2", LIST)).toBe(14);
    expect(computed("COUNT(A1:A3)", LIST)).toBe(1);
    expect(computed('MATCH("B200",list,0)', LIST)).toBe("#N/A");
  });

  it("gives Erlang C through the Poisson distribution", () => {
    // 5 servers at a load of 4: 0.5541 (tables of M/M/c).
    const blocked = "(POISSON.DIST(5,4,FALSE)/POISSON.DIST(5,4,TRUE))";
    expect(computed(`5*${blocked}/(5-4*(1-${blocked}))`)).toBeCloseTo(0.5541, 4);
  });
});
