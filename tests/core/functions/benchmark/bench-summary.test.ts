import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BENCH_SUMMARY, benchSummary } from "../../../../core/functions/benchmark/bench-summary.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

function summary(values: readonly number[]) {
  return benchSummary({ values })[0] as readonly number[];
}

describe("BENCH_SUMMARY", () => {
  it("agrees with numbers worked out by hand", () => {
    // 1 to 101: percentile q lies at value 1 + 100 q.
    const ladder = Array.from({ length: 101 }, (_, i) => 101 - i);
    expect(summary(ladder)).toEqual([101, 51, 51, 96, 100, 1, 101]);
    // 10, 20: half way, 95 % and 99 % of the way.
    const pair = summary([20, 10]);
    for (const [i, expected] of [2, 15, 15, 19.5, 19.9, 10, 20].entries()) near(pair[i], expected);
  });

  it("repeats a single value", () => {
    expect(call(BENCH_SUMMARY, 42)).toEqual([[1, 42, 42, 42, 42, 42, 42]]);
  });

  it("keeps the percentiles in order, between the extremes", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
        const [n, mean, p50, p95, p99, min, max] = summary(values) as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        expect(n).toBe(values.length);
        const slack = 1e-9;
        for (const [low, high] of [
          [min, p50],
          [p50, p95],
          [p95, p99],
          [p99, max],
          [min, mean],
          [mean, max],
        ] as const)
          expect(low).toBeLessThanOrEqual(high + slack);
      }),
    );
  });

  it("does not depend on the order or on blanks", () => {
    expect(
      call(BENCH_SUMMARY, [
        [3, null],
        [1, 2],
      ]),
    ).toEqual(call(BENCH_SUMMARY, [[1], [2], [3]]));
  });

  it("sums many values without drift", () => {
    near(summary(Array(100_000).fill(0.1))[1], 0.1, 1e-15);
  });

  it("refuses text and an empty list", () => {
    expect(refuse(BENCH_SUMMARY, [[1, "fast"]])).toMatchObject({ code: "type", param: "values" });
    expect(refuse(BENCH_SUMMARY, [[null, ""]])).toMatchObject({ code: "domain", param: "values" });
  });
});
