import { describe, expect, it } from "vitest";
import { tryCounts } from "../../../core/deployment/replica-size.js";
import { fail } from "../../../core/failure.js";

describe("tryCounts", () => {
  it("takes the count with the smallest total, the fewest cards among equals", () => {
    const totals: Readonly<Record<number, number>> = { 1: 40, 2: 18, 4: 18, 8: 24 };
    expect(
      tryCounts(
        (gpus) => gpus,
        (gpus) => totals[gpus] ?? 0,
      ).best,
    ).toBe(2);
  });

  it("goes past counts that are refused and keeps the first refusal", () => {
    const { best, made, refused } = tryCounts(
      (gpus) => (gpus < 4 ? fail("infeasible", { param: "gpus", given: gpus }) : gpus),
      (gpus) => gpus,
    );
    expect([best, made]).toEqual([4, [4, 8]]);
    expect(refused?.failure.given).toBe(1);
  });

  it("has no best where no total is finite, and lets faults of ours through", () => {
    const none = tryCounts(
      (gpus) => gpus,
      () => Number.POSITIVE_INFINITY,
    );
    expect(none.best).toBeUndefined();
    expect(none.made).toEqual([1, 2, 4, 8]);
    expect(() =>
      tryCounts(
        () => {
          throw new TypeError("ours");
        },
        () => 0,
      ),
    ).toThrow(TypeError);
  });
});
