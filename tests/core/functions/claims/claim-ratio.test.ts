import { describe, expect, it } from "vitest";
import { CLAIM_RATIO, claimRatio } from "../../../../core/functions/claims/claim-ratio.js";
import { tokensPerSec } from "../../../../core/functions/decode/tokens-per-sec.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("CLAIM_RATIO", () => {
  it("divides the claim by the ceiling", () => {
    // By hand: 100 × 8 × 1 / 1,000 and 300 × 70 × 0.5 / (3,500 × 4).
    near(call(CLAIM_RATIO, 100, 8, 1, 1000), 0.8);
    near(
      claimRatio({ claimedTps: 300, paramsB: 70, bytesPerParam: 0.5, bandwidthGbs: 3500, chips: 4 }),
      0.75,
    );
  });

  it("is 1 at the ceiling that TOKENS_PER_SEC gives", () => {
    const ceiling = tokensPerSec({ paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 });
    near(call(CLAIM_RATIO, ceiling, 70, 2, 3350), 1);
  });

  it("falls as chips are added", () => {
    near(call(CLAIM_RATIO, 150, 70, 2, 3350, 8), (call(CLAIM_RATIO, 150, 70, 2, 3350) as number) / 8);
  });

  it("refuses a claim of 0 and half a chip", () => {
    expect(refuse(CLAIM_RATIO, 0, 70, 2, 3350)).toMatchObject({ code: "domain", param: "claimed_tps" });
    expect(refuse(CLAIM_RATIO, 150, 70, 2, 3350, 0.5)).toMatchObject({ code: "domain", param: "chips" });
  });
});
