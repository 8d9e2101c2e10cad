import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TTFT_FIT, ttftFit } from "../../../../core/functions/benchmark/ttft-fit.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

function lineThrough(promptTokens: readonly number[], ttftMs: readonly number[]) {
  return ttftFit({ promptTokens, ttftMs })[0] as readonly [number, number, number];
}

describe("TTFT_FIT", () => {
  it("agrees with exact fractions", () => {
    // Python fractions of the normal equations.
    const [slope, constant, r2] = lineThrough([100, 300, 700, 1500], [40, 62, 101, 190]);
    near(slope, 2457 / 23000, 1e-12);
    near(constant, 6627 / 230, 1e-12);
    near(r2, 0.999302109810108, 1e-12);
    // By hand, two points: (250 - 150) / (3,000 - 1,000) and 150 - 0.05 × 1,000.
    const line = lineThrough([1000, 3000], [150, 250]);
    near(line[0], 0.05);
    near(line[1], 100);
    near(line[2], 1);
  });

  it("finds any exact line again, far from the origin as well", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 10, noNaN: true }),
        fc.double({ min: 0, max: 1e4, noNaN: true }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (slope, constant, start) => {
          const tokens = [0, 1000, 5000, 7000].map((step) => start + step);
          const found = lineThrough(
            tokens,
            tokens.map((n) => slope * n + constant),
          );
          near(found[0], slope, 1e-8);
          expect(Math.abs(found[1] - constant)).toBeLessThan(1e-6 * (slope * start + constant + 1));
          near(found[2], 1, 1e-8);
        },
      ),
    );
  });

  it("is level with r² 1 when the TTFT never changes", () => {
    expect(lineThrough([100, 200, 300], [50, 50, 50])).toEqual([0, 50, 1]);
  });

  it("reads rows, columns and blocks alike", () => {
    const row = call(TTFT_FIT, [[0, 1000, 2000, 4000]], [[100, 250, 400, 690]]);
    expect(call(TTFT_FIT, [[0], [1000], [2000], [4000]], [[100], [250], [400], [690]])).toEqual(row);
    expect(
      call(
        TTFT_FIT,
        [
          [0, 1000],
          [2000, 4000],
        ],
        [
          [100, 250],
          [400, 690],
        ],
      ),
    ).toEqual(row);
  });

  it("refuses one point, one length, and lists that do not match", () => {
    expect(refuse(TTFT_FIT, [[1000]], [[1]])).toMatchObject({ code: "domain", param: "prompt_tokens" });
    expect(refuse(TTFT_FIT, [[1000, 1000]], [[1, 2]]).en).toContain("two different prompt lengths");
    const refusal = refuse(TTFT_FIT, [[1000, 2000]], [[1, 2, 3]]);
    expect(refusal).toMatchObject({ code: "domain", param: "ttft_ms" });
    expect(refusal.en).toContain("(2 in prompt_tokens, 3 here)");
    expect(refusal.fr).toContain("(2 dans prompt_tokens, 3 ici)");
  });

  it("refuses a blank cell, which would shift the pairs", () => {
    expect(refuse(TTFT_FIT, [[1000, null, 3000]], [[1, 2, 3]])).toMatchObject({
      code: "type",
      param: "prompt_tokens",
    });
  });
});
