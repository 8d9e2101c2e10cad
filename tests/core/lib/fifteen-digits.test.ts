import { describe, expect, it } from "vitest";
import { fifteenDigits } from "../../../core/lib/fifteen-digits.js";

describe("fifteenDigits", () => {
  it.each([
    [0.9 * 0.8, 0.72],
    [0.1 + 0.2, 0.3],
    [-16 / 15, -1.06666666666667],
    [1234567890123456, 1234567890123460],
    [1e308, 1e308],
    [5e-324, 5e-324],
    [0, 0],
  ])("reads %d as %d", (value, kept) => {
    expect(fifteenDigits(value)).toBe(kept);
  });

  it("leaves what is not finite as it is", () => {
    expect(fifteenDigits(Number.NaN)).toBeNaN();
    expect(fifteenDigits(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });
});
