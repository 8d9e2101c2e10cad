import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TOP_P_PROBS, topPProbs } from "../../../../core/functions/sampling/top-p-probs.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TOP_P_PROBS", () => {
  it("keeps the fewest tokens that reach the mass", () => {
    // By hand: 0.4 + 0.3 = 0.7 misses 0.75, + 0.2 reaches it: shares of 0.9. For 0.4 the first is enough.
    const three = topPProbs({ probabilities: [0.1, 0.4, 0.2, 0.3], topP: 0.75 });
    expect(three[0]).toBe(0);
    near(three[1], 4 / 9);
    near(three[2], 2 / 9);
    expect(call(TOP_P_PROBS, [[0.1, 0.4, 0.2, 0.3]], 0.4)).toEqual([[0, 1, 0, 0]]);
  });

  it("keeps a set that reaches the mass and that no smaller set reaches", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 99 }),
        (weights, percent) => {
          const total = weights.reduce((a, b) => a + b);
          const result = topPProbs({ probabilities: weights.map((w) => w / total), topP: percent / 100 });
          const kept = weights.filter((_, i) => (result[i] as number) > 0);
          const mass = kept.reduce((a, b) => a + b, 0) * 100;
          expect(mass).toBeGreaterThanOrEqual(percent * total);
          expect(mass - Math.min(...kept) * 100).toBeLessThan(percent * total);
        },
      ),
    );
  });

  it("stops at a sum equal to the mass although the doubles miss it", () => {
    // 0.7 + 0.1 is 0.7999999999999999 in doubles.
    const [row] = call(TOP_P_PROBS, [[0.7, 0.1, 0.1, 0.1]], 0.8) as number[][];
    expect(row?.filter((p) => p > 0)).toHaveLength(2);
  });

  it("is off at 1 and keeps at least one token", () => {
    expect(call(TOP_P_PROBS, [[0.2, 0.5, 0.3]], 1)).toEqual([[0.2, 0.5, 0.3]]);
    expect(call(TOP_P_PROBS, [[0.2, 0.5, 0.3]], 1e-9)).toEqual([[0, 1, 0]]);
  });

  it("takes the first of equal tokens", () => {
    expect(call(TOP_P_PROBS, [[0.5, 0.5]], 0.3)).toEqual([[1, 0]]);
  });

  it("refuses 0 and more than 1", () => {
    expect(refuse(TOP_P_PROBS, [[0.5, 0.5]], 0)).toMatchObject({ code: "domain", param: "top_p" });
    expect(refuse(TOP_P_PROBS, [[0.5, 0.5]], 1.01)).toMatchObject({ code: "domain", param: "top_p" });
  });
});
