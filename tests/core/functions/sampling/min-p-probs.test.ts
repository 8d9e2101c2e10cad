import { describe, expect, it } from "vitest";
import { MIN_P_PROBS, minPProbs } from "../../../../core/functions/sampling/min-p-probs.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MIN_P_PROBS", () => {
  it("keeps what is at least a share of the highest", () => {
    // By hand: the bar is 0.2 × 0.5 = 0.1, which keeps 0.5, 0.3 and 0.1 of 0.9; at 0.7 the bar is 0.35.
    const three = minPProbs({ probabilities: [0.06, 0.5, 0.3, 0.1, 0.04], minP: 0.2 });
    near(three[1], 5 / 9);
    near(three[3], 1 / 9);
    expect(three[0]).toBe(0);
    expect(call(MIN_P_PROBS, [[0.06, 0.5, 0.3, 0.1, 0.04]], 0.7)).toEqual([[0, 1, 0, 0, 0]]);
  });

  it("keeps a token exactly at the bar although the doubles miss it", () => {
    // Scaled to 1 they are 0.7142857142857143 and 0.2857142857142857; 0.4 of the first is 0.28571428571428575.
    const [row] = call(MIN_P_PROBS, [[0.3, 0.12]], 0.4) as number[][];
    expect(row?.every((p) => p > 0)).toBe(true);
  });

  it("is off at 0 and keeps the maxima alone at 1", () => {
    expect(call(MIN_P_PROBS, [[0.2, 0.5, 0.3]], 0)).toEqual([[0.2, 0.5, 0.3]]);
    expect(call(MIN_P_PROBS, [[0.4, 0.2, 0.4]], 1)).toEqual([[0.5, 0, 0.5]]);
  });

  it("keeps fewer as it rises", () => {
    const probabilities = [0.4, 0.25, 0.15, 0.1, 0.06, 0.04];
    const kept = [0, 0.1, 0.2, 0.4, 0.7, 1].map(
      (minP) => minPProbs({ probabilities, minP }).filter((p) => p > 0).length,
    );
    expect(kept).toEqual([6, 6, 4, 2, 1, 1]);
  });

  it("refuses more than 1", () => {
    expect(refuse(MIN_P_PROBS, [[0.5, 0.5]], 1.1)).toMatchObject({ code: "domain", param: "min_p" });
  });
});
