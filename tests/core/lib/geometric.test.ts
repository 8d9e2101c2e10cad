import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { geometricSum } from "../../../core/lib/geometric.js";
import { near } from "../../helpers/near.js";

describe("geometricSum", () => {
  it("agrees with the sum of its terms", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        (ratio, terms) => {
          let sum = 0;
          for (let i = 0; i < terms; i++) sum = 1 + ratio * sum;
          near(geometricSum(ratio, terms), sum, 1e-13);
        },
      ),
    );
  });

  it("agrees with Python decimal near 1: a million terms of 0.9999999", () => {
    near(geometricSum(0.9999999, 1_000_000), 951625.8649069055, 1e-14);
  });

  it("is the number of terms at 1 and one term at 0", () => {
    expect(geometricSum(1, 1_000_000)).toBe(1_000_000);
    expect(geometricSum(0, 1_000_000)).toBe(1);
    expect(geometricSum(0.3, 1)).toBe(1);
  });
});
