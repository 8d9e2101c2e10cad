import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MOE_DISTINCT_EXPERTS,
  moeDistinctExperts,
} from "../../../../core/functions/batch/moe-distinct-experts.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MOE_DISTINCT_EXPERTS", () => {
  it("agrees with the closed form in Python decimal: 128 × (1 - (1 - 8/128)^64)", () => {
    near(call(MOE_DISTINCT_EXPERTS, 128, 8, 64), 125.94234926707806);
  });

  it("gives 5.46875 of 8 for four tokens of two: 8 × (1 - 0.75^4)", () => {
    expect(call(MOE_DISTINCT_EXPERTS, 8, 2, 4)).toBe(5.46875);
  });

  it("agrees with a count token by token: each adds what the others miss", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 512 }),
        fc.integer({ min: 0, max: 200 }),
        (experts, batchTokens) => {
          const activeExperts = Math.ceil(experts / 7);
          let touched = 0;
          for (let token = 0; token < batchTokens; token++)
            touched += ((experts - touched) * activeExperts) / experts;
          near(moeDistinctExperts({ experts, activeExperts, batchTokens }), touched, 1e-11);
        },
      ),
    );
  });

  it("is 0 without tokens, the active experts for one, all of them in the limit and when all are active", () => {
    expect(call(MOE_DISTINCT_EXPERTS, 256, 8, 0)).toBe(0);
    expect(call(MOE_DISTINCT_EXPERTS, 256, 8, 1)).toBe(8);
    expect(call(MOE_DISTINCT_EXPERTS, 256, 8, 1_000_000)).toBe(256);
    expect(call(MOE_DISTINCT_EXPERTS, 8, 8, 1)).toBe(8);
  });

  it("keeps its digits with very many experts: a thousand tokens rarely meet", () => {
    // 1e9 experts, one active: 1,000 tokens less 1,000 × 999 / 2 pairs over 1e9.
    near(call(MOE_DISTINCT_EXPERTS, 1e9, 1, 1000), 1000 - 499_500 / 1e9, 1e-12);
  });

  it("refuses more active experts than experts", () => {
    const failure = refuse(MOE_DISTINCT_EXPERTS, 8, 9, 1);
    expect(failure).toMatchObject({ code: "domain", param: "active_experts", given: 9 });
    expect(failure.en).toContain("(8)");
  });
});
