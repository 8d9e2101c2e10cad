import { describe, expect, it } from "vitest";
import { storedFormula } from "../../../../core/workbook/write/stored-formula.js";

describe("storedFormula", () => {
  it("marks the functions of the add-in, nested ones too, and no others", () => {
    expect(storedFormula("ROUND(TOKENS_PER_SEC(70,2,SUM(A1:A2)),1)")).toBe(
      "ROUND(_xldudf_TOKENS_PER_SEC(70,2,SUM(A1:A2)),1)",
    );
  });

  it("marks functions younger than the format", () => {
    expect(storedFormula("1-POISSON.DIST(A1,B1,TRUE)")).toBe("1-_xlfn.POISSON.DIST(A1,B1,TRUE)");
  });

  it("leaves texts, names of sheets and names of cells alone", () => {
    for (const formula of [
      '"see TOKENS_PER_SEC(70,2,3350)"&A1',
      "'TOKENS_PER_SEC('!A1+1",
      "MY_TOKENS_PER_SEC(1)",
      "TOKENS_PER_SEC+1",
    ])
      expect(storedFormula(formula)).toBe(formula);
    expect(storedFormula('"""q"""&MODEL_SIZE_GB(1,2)')).toBe('"""q"""&_xldudf_MODEL_SIZE_GB(1,2)');
  });
});
