import { describe, expect, it } from "vitest";
import { TOP_K_PROBS, topKProbs } from "../../../../core/functions/sampling/top-k-probs.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TOP_K_PROBS", () => {
  it("keeps the k highest in their places", () => {
    // By hand: 0.4 and 0.3 of 0.7; 0.5, 0.2 and 0.15 of 0.85.
    const two = topKProbs({ probabilities: [0.1, 0.4, 0.2, 0.3], topK: 2 });
    expect([two[0], two[2]]).toEqual([0, 0]);
    near(two[1], 4 / 7);
    near(two[3], 3 / 7);
    near(topKProbs({ probabilities: [0.5, 0.2, 0.15, 0.1, 0.05], topK: 3 })[2], 15 / 85);
  });

  it("keeps one at 1, all at 0 and all beyond the length", () => {
    expect(call(TOP_K_PROBS, [[0.2, 0.5, 0.3]], 1)).toEqual([[0, 1, 0]]);
    expect(call(TOP_K_PROBS, [[0.2, 0.5, 0.3]], 0)).toEqual([[0.2, 0.5, 0.3]]);
    expect(call(TOP_K_PROBS, [[0.2, 0.5, 0.3]], 1_000_000)).toEqual([[0.2, 0.5, 0.3]]);
  });

  it("keeps those tied with the k-th", () => {
    expect(call(TOP_K_PROBS, [[0.25, 0.25, 0.25, 0.25]], 1)).toEqual([[0.25, 0.25, 0.25, 0.25]]);
  });

  it("refuses a negative or broken k", () => {
    expect(refuse(TOP_K_PROBS, [[0.5, 0.5]], -1)).toMatchObject({ code: "domain", param: "top_k" });
    expect(refuse(TOP_K_PROBS, [[0.5, 0.5]], 1.5)).toMatchObject({ code: "domain", param: "top_k" });
  });
});
