import { describe, expect, it } from "vitest";
import { compensatedSum } from "../../../core/lib/sum.js";

describe("compensatedSum", () => {
  it("keeps what a plain sum loses", () => {
    // 1e16 + 1 is 1e16 in doubles, so a plain sum gives 0 here; 0.1 ten times gives 0.9999999999999999.
    expect(compensatedSum([1, 1e16, 1, -1e16])).toBe(2);
    expect(compensatedSum(Array(10).fill(0.1))).toBe(1);
  });

  it("is 0 for nothing", () => {
    expect(compensatedSum([])).toBe(0);
  });
});
