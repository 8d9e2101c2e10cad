import { describe, expect, it } from "vitest";
import { percentileOf } from "../../../core/lib/percentile.js";

describe("percentileOf", () => {
  it("interpolates between neighbours", () => {
    // Excel's help for PERCENTILE.INC: {1;2;3;4} at 0.3 is 1.9.
    expect(percentileOf([1, 2, 3, 4], 0.3)).toBeCloseTo(1.9, 12);
    // numpy.percentile([15, 20, 35, 40, 50], 40) is 29.
    expect(percentileOf([15, 20, 35, 40, 50], 0.4)).toBeCloseTo(29, 12);
  });

  it("ends at the extremes and repeats a single value", () => {
    expect(percentileOf([3, 8, 9], 0)).toBe(3);
    expect(percentileOf([3, 8, 9], 1)).toBe(9);
    expect(percentileOf([7], 0.95)).toBe(7);
  });
});
