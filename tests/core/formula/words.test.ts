import { describe, expect, it } from "vitest";
import { findError, findTruth } from "../../../core/formula/words.js";

describe("findError", () => {
  it("knows both languages' spellings in any case", () => {
    expect(findError("#VALEUR!")).toBe("#VALUE!");
    expect(findError("#nom?")).toBe("#NAME?");
    expect(findError("#DIV/0!")).toBe("#DIV/0!");
    expect(findError("#OOPS!")).toBeUndefined();
  });
});

describe("findTruth", () => {
  it("knows both languages' words in any case", () => {
    expect([findTruth("vrai"), findTruth("TRUE"), findTruth("Faux"), findTruth("false")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(findTruth("yes")).toBeUndefined();
  });
});
