import { describe, expect, it } from "vitest";
import { CLAIM_VERDICT, claimVerdict } from "../../../../core/functions/claims/claim-verdict.js";
import { call, refuse } from "../../../helpers/try-call.js";

/** A model of 1 GB on 1,000 GB/s: the ratio is the claim in thousands. */
const verdict = (ratio: number) =>
  claimVerdict({ claimedTps: ratio * 1000, paramsB: 1, bytesPerParam: 1, bandwidthGbs: 1000, chips: 1 });

describe("CLAIM_VERDICT", () => {
  it("says plausible, tight, needs-multiplier or not-single-stream", () => {
    // By hand: ratios 100 × 8 / 1,200 = 0.67 and 100 × 70 × 2 / 3,350 = 4.18.
    expect(call(CLAIM_VERDICT, 100, 8, 1, 1200)).toBe("plausible");
    expect(call(CLAIM_VERDICT, 100, 70, 2, 3350)).toBe("not-single-stream");
  });

  it("takes each threshold itself for the milder verdict", () => {
    expect([0.75, 0.7501, 1, 1.0001, 3, 3.0001].map(verdict)).toEqual([
      "plausible",
      "tight",
      "tight",
      "needs-multiplier",
      "needs-multiplier",
      "not-single-stream",
    ]);
  });

  it("is not misled by rounding at a threshold", () => {
    // 5,000 × 0.9 × 0.5 / 750 is 3, but 3.0000000000000004 in doubles.
    expect(call(CLAIM_VERDICT, 5000, 0.9, 0.5, 750)).toBe("needs-multiplier");
  });

  it("gets milder with more chips", () => {
    expect([1, 4, 8, 16].map((chips) => call(CLAIM_VERDICT, 150, 70, 2, 3350, chips))).toEqual([
      "not-single-stream",
      "needs-multiplier",
      "tight",
      "plausible",
    ]);
  });

  it("refuses a missing bandwidth", () => {
    expect(refuse(CLAIM_VERDICT, 150, 70, 2, null)).toMatchObject({ code: "type", param: "bandwidth_gbs" });
  });
});
