import { describe, expect, it } from "vitest";
import { findNumbers, readNumber } from "../../../../core/answers/question/numbers.js";

describe("findNumbers", () => {
  it("finds digits, groups, decimals, exponents, signs and number words", () => {
    expect(findNumbers("1 200, 3,35 et .5 puis 1e308, -20 ou deux").map(({ raw }) => raw)).toEqual([
      "1 200",
      "3,35",
      ".5",
      "1e308",
      "-20",
      "deux",
    ]);
  });

  it("leaves numbers that stick to a word, and reads a range as two", () => {
    expect(findNumbers("p95 tp8 q4")).toEqual([]);
    expect(findNumbers("28-35").map(({ raw }) => raw)).toEqual(["28", "35"]);
  });
});

describe("readNumber", () => {
  it.each([
    ["3,35", "fr", false, 3.35],
    ["3,350", "fr", false, 3.35],
    ["3,350", "en", false, 3350],
    ["1,200", "fr", true, 1200],
    ["1.200", "en", true, 1200],
    ["1.234", "en", false, 1.234],
    ["0,125", "en", true, 0.125],
    ["1 200", "en", true, 1200],
    [".8", "en", false, 0.8],
    ["-.5", "en", false, -0.5],
    ["huit", "fr", true, 8],
  ] as const)("reads %j in %s (whole: %s) as %d", (raw, lang, whole, value) => {
    expect(readNumber(raw, lang, whole)).toBe(value);
  });

  it("gives up on what is no number", () => {
    expect(readNumber("1.2.3.4", "en", false)).toBeUndefined();
  });
});
