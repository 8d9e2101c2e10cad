import { describe, expect, it } from "vitest";
import { worth } from "../../../helpers/formula.js";

// Values as Excel gives them, the errors by their English words. IronCalc checks most of these functions at large
// (ironcalc.test.ts, which also lists where it departs from Excel). One file, because each test file loads all functions.

describe("ABS", () => {
  it.each([
    ["=ABS(-3)", 3],
    ["=ABS({-1,2})", [[1, 2]]],
    ['=ABS("-3")', 3],
    ['=ABS("x")', "#VALUE!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("AND", () => {
  it.each([
    ['=AND(TRUE, 1, "true")', true],
    ["=ET(VRAI;FAUX)", false],
    ['=AND({"a",TRUE})', true],
    ['=AND({"a"})', "#VALUE!"],
    ['=AND("a")', "#VALUE!"],
    ["=AND(FALSE, 1/0)", "#DIV/0!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("AVERAGE", () => {
  it.each([
    ["=AVERAGE(1, 2, 6)", 3],
    ['=MOYENNE({1;2;6;"x"})', 3],
    ['=AVERAGE({"x"})', "#DIV/0!"],
    ["=AVERAGE(1, , 2)", 1],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("CEILING", () => {
  it.each([
    ["=CEILING(2.5, 1)", 3],
    ["=CEILING(-2.5, 2)", -2],
    ["=CEILING(-2.5, -2)", -4],
    ["=CEILING(2.5, -2)", "#NUM!"],
    ["=CEILING(0.3, 0.1)", 0.30000000000000004],
    ["=PLAFOND(1,5;0)", 0],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("COUNT", () => {
  it.each([
    ['=COUNT(1, "3", "x", TRUE, #N/A)', 3],
    ['=COUNT({1,"3",TRUE;2,#N/A,4})', 3],
    ["=NB(1;;2)", 3],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("EXP", () => {
  it.each([
    ["=EXP(0)", 1],
    ["=EXP(1)", Math.E],
    ["=EXP(1000)", "#NUM!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("FLOOR", () => {
  it.each([
    ["=FLOOR(2.5, 1)", 2],
    ["=FLOOR(-2.5, 2)", -4],
    ["=FLOOR(-2.5, -2)", -2],
    ["=FLOOR(2.5, -2)", "#NUM!"],
    ["=FLOOR(2.5, 0)", "#DIV/0!"],
    ["=PLANCHER(7;2)", 6],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("IF", () => {
  it.each([
    ['=IF(1>0, "yes", 1/0)', "yes"],
    ['=IF(0, 1/0, "no")', "no"],
    ["=IF(0, 2)", false],
    ["=IF(TRUE, , 2)", 0],
    ["=IF(, 1, 2)", 2],
    ['=IF("TRUE", 1, 2)', 1],
    ['=SI("faux";1;2)', 2],
    ['=IF("x", 1, 2)', "#VALUE!"],
    ["=IF(1/0, 1, 2)", "#DIV/0!"],
    ["=IF({TRUE,FALSE}, {1,2}, 9)", [[1, 9]]],
    [
      "=IF({1;0}, {1,2}, 9)",
      [
        [1, 2],
        [9, 9],
      ],
    ],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("IFERROR", () => {
  it.each([
    ["=IFERROR(1, 2)", 1],
    ['=IFERROR(1/0, "none")', "none"],
    ["=IFERROR({1,2}/{0,1}, 9)", [[9, 2]]],
    ["=IFERROR(#N/A, )", 0],
    ["=SIERREUR(LN(-1);-1)", -1],
    ["=IFERROR(1/0, 1/0)", "#DIV/0!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("INDEX", () => {
  it.each([
    ["=INDEX({1,2;3,4}, 2, 1)", 3],
    ["=INDEX({1,2,3}, 2)", 2],
    ["=INDEX({1;2;3}, 2)", 2],
    ["=INDEX({1,2;3,4}, 2)", [[3, 4]]],
    ["=INDEX({1,2;3,4}, 0, 2)", [[2], [4]]],
    [
      "=INDEX({1,2;3,4}, 0, 0)",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["=INDEX({1,2;3,4}, 3, 1)", "#REF!"],
    ["=INDEX({1,2;3,4}, 1, -1)", "#REF!"],
    ["=INDEX(5, 1, 1)", 5],
    ["=INDEX({1,#N/A}, 2)", "#N/A"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("INT", () => {
  it.each([
    ["=INT(2.9)", 2],
    ["=INT(-0.5)", -1],
    ['=ENT("2.5")', 2],
    ["=INT(0.1*3*10)", 3],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("LN", () => {
  it.each([
    ["=LN(1)", 0],
    ["=LN(EXP(2))", 2],
    ["=LN(0)", "#NUM!"],
    ["=LN(-1)", "#NUM!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("LOG", () => {
  it.each([
    ["=LOG(100)", 2],
    ["=LOG(8, 2)", 3],
    ["=LOG(0.25, 0.5)", 2],
    ["=LOG(8, 1)", "#DIV/0!"],
    ["=LOG(0)", "#NUM!"],
    ["=LOG(8, )", "#NUM!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("LOG10", () => {
  it.each([
    ["=LOG10(1000)", 3],
    ["=LOG10(0)", "#NUM!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("MAX", () => {
  it.each([
    ["=MAX(3, -2, 5)", 5],
    ['=MAX({-3,-1;-2,"9"})', -1],
    ['=MAX({"a"})', 0],
    ["=MAX(, -1)", 0],
    ['=MAX("7", 3)', 7],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("MEDIAN", () => {
  it.each([
    ["=MEDIAN(9, 1, 5)", 5],
    ["=MEDIAN(4, 1, 2, 3)", 2.5],
    ["=MEDIANE({10;2;100})", 10],
    ['=MEDIAN({"x"})', "#NUM!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("MIN", () => {
  it.each([
    ["=MIN(3, -2, 5)", -2],
    ["=MIN({3,1;2,TRUE})", 1],
    ['=MIN({"a"})', 0],
    ["=MIN(1, )", 0],
    ["=MIN(1, 1/0)", "#DIV/0!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("MOD", () => {
  it.each([
    ["=MOD(7, 3)", 1],
    ["=MOD(-7, 3)", 2],
    ["=MOD(7, -3)", -2],
    ["=MOD(6, -3)", 0],
    ["=MOD(5, 0)", "#DIV/0!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("NOT", () => {
  it.each([
    ["=NOT(FALSE)", true],
    ["=NON(2)", false],
    ["=NOT({TRUE,0})", [[false, true]]],
    ['=NOT("a")', "#VALUE!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("OR", () => {
  it.each([
    ["=OR(FALSE, 0)", false],
    ["=OU(FAUX;2)", true],
    ["=OR({0,1})", true],
    ['=OR(TRUE, "a")', "#VALUE!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("PI", () => {
  it.each([["=PI()", Math.PI]])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("POWER", () => {
  it.each([
    ["=POWER(2, 10)", 1024],
    ["=PUISSANCE(4;0,5)", 2],
    ["=POWER(0, 0)", "#NUM!"],
    ["=POWER(0, -1)", "#DIV/0!"],
    ["=POWER({1,2}, 2)", [[1, 4]]],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("ROUNDDOWN", () => {
  it.each([
    ["=ROUNDDOWN(1.9, 0)", 1],
    ["=ROUNDDOWN(-1.9, 0)", -1],
    ["=ROUNDDOWN(19.58, 2)", 19.58],
    ["=ARRONDI.INF(1,29;1)", 1.2],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("ROUNDUP", () => {
  it.each([
    ["=ROUNDUP(1.1, 0)", 2],
    ["=ROUNDUP(-1.1, 0)", -2],
    ["=ROUNDUP(1.1*3, 1)", 3.3],
    ["=ROUNDUP(522.33, 3)", 522.33],
    ["=ROUNDUP(1234, -2)", 1300],
    ["=ARRONDI.SUP(1,21;1)", 1.3],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("ROUND", () => {
  it.each([
    ["=ROUND(2.5, 0)", 3],
    ["=ROUND(-2.5, 0)", -3],
    ["=ROUND(2.675, 2)", 2.68],
    ["=ROUND(1.005, 2)", 1.01],
    ["=ROUND(1234.5, -2)", 1200],
    ["=ROUND(23.928571, 2)", 23.93],
    ["=ROUND({1.26,2.34}, 1)", [[1.3, 2.3]]],
    ["=ARRONDI(2,5;)", 3],
    ["=ROUND(1, 400)", 1],
    ["=ROUND(1, -400)", 0],
    ["=ROUND(1E300, 5)", 1e300],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("SQRT", () => {
  it.each([
    ["=SQRT(9)", 3],
    ["=SQRT(-1)", "#NUM!"],
    ["=RACINE({4;16})", [[2], [4]]],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("SUMPRODUCT", () => {
  it.each([
    ["=SUMPRODUCT({1,2}, {3,4})", 11],
    ["=SOMMEPROD({1.2};{3.4})", 11],
    ['=SUMPRODUCT({1,"a"}, {3,4})', 3],
    ["=SUMPRODUCT(--({1,5,9}>4))", 2],
    ["=SUMPRODUCT({1,2}, {3;4})", "#VALUE!"],
    ["=SUMPRODUCT({1,#N/A}, {1,1})", "#N/A"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("SUM", () => {
  it.each([
    ['=SUM(1, 2.5, TRUE, "3")', 7.5],
    ["=SUM({1,2;3,4})", 10],
    ['=SUM({1,"5",TRUE})', 1],
    ["=SUM(1, , 2)", 3],
    ["=SOMME(1;2,5)", 3.5],
    ['=SUM("x")', "#VALUE!"],
    ["=SUM({1,#N/A})", "#N/A"],
    ["=SUM(1E308, 1E308)", "#NUM!"],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});

describe("TRANSPOSE", () => {
  it.each([
    [
      "=TRANSPOSE({1,2;3,4})",
      [
        [1, 3],
        [2, 4],
      ],
    ],
    ["=TRANSPOSE({1;2})", [[1, 2]]],
    ["=TRANSPOSE(7)", 7],
  ])("gives %s the value %j", (formula, value) => {
    expect(worth(formula)).toEqual(value);
  });
});
