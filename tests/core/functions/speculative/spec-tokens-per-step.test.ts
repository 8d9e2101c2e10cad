import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  SPEC_TOKENS_PER_STEP,
  specTokensPerStep,
} from "../../../../core/functions/speculative/spec-tokens-per-step.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("SPEC_TOKENS_PER_STEP", () => {
  it("gives 6.8618940391 for ten drafts at 90 % (Python decimal, term by term)", () => {
    near(call(SPEC_TOKENS_PER_STEP, 0.9, 10), 6.8618940391);
  });

  it("gives 1.75 for two drafts at one half: 1 + 1/2 + 1/4", () => {
    expect(call(SPEC_TOKENS_PER_STEP, 0.5, 2)).toBe(1.75);
  });

  it("agrees with the sum of its terms", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 200 }),
        (acceptance, draftTokens) => {
          let sum = 0;
          for (let i = draftTokens; i >= 0; i--) sum = 1 + acceptance * sum;
          near(specTokensPerStep({ acceptance, draftTokens }), sum, 1e-13);
        },
      ),
    );
  });

  it("is one more than the drafts when all are accepted, and 1 when none is or none is made", () => {
    expect(call(SPEC_TOKENS_PER_STEP, 1, 5)).toBe(6);
    expect(call(SPEC_TOKENS_PER_STEP, 1, 1_000_000)).toBe(1_000_001);
    expect(call(SPEC_TOKENS_PER_STEP, 0, 5)).toBe(1);
    expect(call(SPEC_TOKENS_PER_STEP, 0.8, 0)).toBe(1);
  });

  it("keeps its digits near 1, a million tokens on", () => {
    // Python decimal with a = 1 - 2^-40.
    near(specTokensPerStep({ acceptance: 1 - 2 ** -40, draftTokens: 1_000_000 }), 1000000.5452523322, 1e-14);
  });

  it("refuses a rate above 1", () => {
    expect(refuse(SPEC_TOKENS_PER_STEP, 1.1, 5)).toMatchObject({ code: "domain", param: "acceptance" });
  });
});
