import { describe, expect, it } from "vitest";
import { formatInput, formatNumber } from "../../../core/text/number.js";

describe("formatNumber", () => {
  it.each([
    [23.928571, "23.93", "23,93"],
    [1234567.5, "1,234,567.5", "1\u202f234\u202f567,5"],
    [0, "0", "0"],
    [-0.001, "-0.001", "-0,001"],
    [0.05, "0.05", "0,05"],
    [0.00012345, "0.000123", "0,000123"],
    [140, "140", "140"],
    [1e15, "1E15", "1E15"],
    [1.5e-9, "1.5E-9", "1,5E-9"],
    [-1234.5, "-1,234.5", "-1\u202f234,5"],
  ])("writes %d as %s and %s", (value, en, fr) => {
    expect(formatNumber(value, "en")).toBe(en);
    expect(formatNumber(value, "fr")).toBe(fr);
  });

  it("keeps trailing zeros when asked", () => {
    expect(formatNumber(2.5, "en", 2, true)).toBe("2.50");
  });

  it("never writes NaN or Infinity", () => {
    expect(formatNumber(Number.NaN, "en")).not.toMatch(/nan/i);
    expect(formatNumber(Number.POSITIVE_INFINITY, "fr")).not.toMatch(/infin/i);
  });
});

describe("formatInput", () => {
  it("keeps every digit, without grouping", () => {
    expect(formatInput(1234567.125, "en")).toBe("1234567.125");
    expect(formatInput(1234567.125, "fr")).toBe("1234567,125");
    expect(formatInput(1e21, "en")).toBe("1E+21");
  });
});
