import { describe, expect, it } from "vitest";
import { MAX_ARRAY_CELLS } from "../../../core/formula/limits.js";
import {
  divisionByZero,
  finite,
  isError,
  isMatrix,
  notANumber,
  spend,
  toMatrix,
  toNumber,
  toText,
  toTruth,
} from "../../../core/formula/values.js";

describe("isMatrix and isError", () => {
  it("tell the four kinds of operand apart", () => {
    expect([isMatrix([[1]]), isMatrix(1), isMatrix(null)]).toEqual([true, false, false]);
    expect([isError(divisionByZero), isError(null), isError([[1]]), isError("#N/A")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("toMatrix", () => {
  it("puts a cell into a matrix and leaves a matrix alone", () => {
    expect([toMatrix(1), toMatrix([[1, 2]])]).toEqual([[[1]], [[1, 2]]]);
  });
});

describe("finite", () => {
  it("gives #NUM! for an overflow and no minus zero", () => {
    expect([finite(Number.POSITIVE_INFINITY), finite(Number.NaN)]).toEqual([notANumber, notANumber]);
    expect(Object.is(finite(-0), 0)).toBe(true);
    expect(finite(1e308)).toBe(1e308);
  });
});

describe("toNumber", () => {
  it("reads blanks, truth values and texts in the formula's style", () => {
    expect([toNumber(null, "en"), toNumber(true, "en"), toNumber(false, "en")]).toEqual([0, 1, 0]);
    expect([toNumber("1.5", "en"), toNumber("1,5", "fr"), toNumber("50 %", "fr")]).toEqual([1.5, 1.5, 0.5]);
  });

  it("passes an error on and refuses other texts, the empty one included", () => {
    expect(toNumber(divisionByZero, "en")).toBe(divisionByZero);
    expect(toNumber("x", "en")).toMatchObject({ error: "#VALUE!", failure: { given: "x" } });
    expect(toNumber("", "en")).toMatchObject({ error: "#VALUE!" });
  });
});

describe("toTruth", () => {
  it("takes any number but 0 for true, and of texts the truth values of either language", () => {
    expect([toTruth(-2), toTruth(0), toTruth(null), toTruth("vrai"), toTruth("False")]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it("refuses other texts and passes an error on", () => {
    expect(toTruth("yes")).toMatchObject({ error: "#VALUE!", failure: { allowed: { kind: "boolean" } } });
    expect(toTruth(notANumber)).toBe(notANumber);
  });
});

describe("toText", () => {
  it.each([
    [0.1 + 0.2, "0.3", "0,3"],
    [1234567.5, "1234567.5", "1234567,5"],
    [0, "0", "0"],
    [-2, "-2", "-2"],
    [1e20, "1E+20", "1E+20"],
    [1.5e21, "1.5E+21", "1,5E+21"],
    [1e-7, "0.0000001", "0,0000001"],
    [1.5e-10, "1.5E-10", "1,5E-10"],
    [5e-5, "0.00005", "0,00005"],
    [123456789012345680, "123456789012346000", "123456789012346000"],
  ])("joins %d as %s and %s", (value, en, fr) => {
    expect([toText(value, "en"), toText(value, "fr")]).toEqual([en, fr]);
  });

  it("writes truth values in the language and nothing for a blank", () => {
    expect([toText(true, "en"), toText(false, "fr"), toText(null, "fr"), toText("1.5", "fr")]).toEqual([
      "TRUE",
      "FAUX",
      "",
      "1.5",
    ]);
  });
});

describe("spend", () => {
  it("takes from the allowance and refuses beyond it", () => {
    const context = { style: "en" as const, work: 10 };
    expect(spend(context, 10)).toBeUndefined();
    expect(context.work).toBe(0);
    expect(spend(context, 1)).toMatchObject({ error: "#NUM!" });
  });

  it("refuses one array beyond the limit whatever is left, and takes nothing for it", () => {
    const context = { style: "en" as const, work: 1e9 };
    expect(spend(context, MAX_ARRAY_CELLS)).toBeUndefined();
    expect(spend(context, MAX_ARRAY_CELLS + 1)).toMatchObject({ error: "#NUM!" });
    expect(context.work).toBe(1e9 - MAX_ARRAY_CELLS);
  });
});
