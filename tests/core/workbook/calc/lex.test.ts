import { describe, expect, it } from "vitest";
import { lexFormula } from "../../../../core/workbook/calc/lex.js";

const texts = (formula: string) => lexFormula(formula).map(({ text }) => text);
const kinds = (formula: string) => lexFormula(formula).map(({ kind }) => kind);

describe("lexFormula", () => {
  it("reads sheets, dollars, dots and ranges as words", () => {
    expect(texts("'Mes étapes'!$B$4+Plan!C5:C9")).toEqual([
      "'Mes étapes'!$B$4",
      "+",
      "Plan!C5",
      ":",
      "C9",
      "",
    ]);
    expect(texts("POISSON.DIST(k_1,2)")).toEqual(["POISSON.DIST", "(", "k_1", ",", "2", ")", ""]);
    expect(texts("'L''an'!A1")).toEqual(["'L''an'!A1", ""]);
  });

  it("reads numbers, powers of ten and texts with quotes in them", () => {
    expect(texts('1.5E-3&.5&"say ""no"""')).toEqual(["1.5E-3", "&", ".5", "&", '"say ""no"""', ""]);
    expect(kinds('1"a"b<')).toEqual(["number", "text", "word", "operator", "end"]);
  });

  it("takes the longer comparison and drops spaces", () => {
    expect(texts("a <= b<>c")).toEqual(["a", "<=", "b", "<>", "c", ""]);
  });

  it.each(["{1,2}", "a;b", "#N/A", '"open'])("refuses %s, which our sheets never hold", (formula) => {
    expect(() => lexFormula(formula)).toThrow("cannot read");
  });
});
