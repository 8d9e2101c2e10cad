import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moeDistinctExperts } from "../../../../core/functions/batch/moe-distinct-experts.js";
import { MOE_READ_GB, moeReadGb } from "../../../../core/functions/batch/moe-read-gb.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MOE_READ_GB", () => {
  it("agrees with shared part plus experts in Python decimal", () => {
    // Qwen3-30B-A3B in 4 bits with 64 tokens, Mixtral 8x7B in 16 bits with four.
    near(call(MOE_READ_GB, 30.5, 3.3, 128, 8, 64, 0.5), 15.01679958360218);
    near(call(MOE_READ_GB, 46.7, 12.9, 8, 2, 4, 2), 64.88125);
  });

  it("equals S + e × E' for any batch", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (batchTokens) => {
        const expertB = (671 - 37) / (256 - 8);
        const distinct = moeDistinctExperts({ experts: 256, activeExperts: 8, batchTokens });
        near(
          moeReadGb({
            totalParamsB: 671,
            activeParamsB: 37,
            experts: 256,
            activeExperts: 8,
            batchTokens,
            bytesPerParam: 1,
          }),
          37 - 8 * expertB + expertB * distinct,
        );
      }),
    );
  });

  it("reads exactly the active parameters for one token and the total in the limit", () => {
    expect(call(MOE_READ_GB, 671, 37, 256, 8, 1, 1)).toBe(37);
    expect(call(MOE_READ_GB, 671, 37, 256, 8, 1_000_000, 1)).toBe(671);
  });

  it("refuses a dense model and points to MODEL_SIZE_GB", () => {
    const dense = refuse(MOE_READ_GB, 37, 37, 256, 8, 1, 1);
    expect(dense).toMatchObject({ code: "domain", param: "active_params_b" });
    expect(dense.fr).toContain("MODEL_SIZE_GB");
    expect(refuse(MOE_READ_GB, 671, 37, 8, 8, 1, 1)).toMatchObject({
      code: "domain",
      param: "active_experts",
    });
  });

  it("refuses figures whose experts weigh more than all that is active", () => {
    // 8 × (671 - 10) / 248 = 21.3 B in the active experts, yet only 10 B active.
    const failure = refuse(MOE_READ_GB, 671, 10, 256, 8, 1, 1);
    expect(failure).toMatchObject({ code: "domain", param: "active_params_b", given: 10 });
    expect(failure.en).toContain("21.323");
    expect(failure.fr).toContain("21,323");
  });
});
