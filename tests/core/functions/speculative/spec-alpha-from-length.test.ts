import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  SPEC_ALPHA_FROM_LENGTH,
  specAlphaFromLength,
} from "../../../../core/functions/speculative/spec-alpha-from-length.js";
import { specTokensPerStep } from "../../../../core/functions/speculative/spec-tokens-per-step.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("SPEC_ALPHA_FROM_LENGTH", () => {
  it("gives 0.9 for 6.8618940391 tokens of ten drafts (Python decimal, forwards)", () => {
    near(call(SPEC_ALPHA_FROM_LENGTH, 6.8618940391, 10), 0.9);
  });

  it("gives the golden ratio’s inverse for two tokens of two drafts: a + a² = 1", () => {
    near(call(SPEC_ALPHA_FROM_LENGTH, 2, 2), (Math.sqrt(5) - 1) / 2);
  });

  it("is the inverse of SPEC_TOKENS_PER_STEP", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 64 }),
        (acceptance, draftTokens) => {
          const tokensPerStep = specTokensPerStep({ acceptance, draftTokens });
          // Where the tokens saturate the rate is still well determined: the sum rises at least as fast as 1 + a.
          near(specAlphaFromLength({ tokensPerStep, draftTokens }), acceptance, 1e-11);
        },
      ),
    );
  });

  it("is exactly 0 and 1 at both ends, within rounding above", () => {
    expect(call(SPEC_ALPHA_FROM_LENGTH, 1, 5)).toBe(0);
    expect(call(SPEC_ALPHA_FROM_LENGTH, 6, 5)).toBe(1);
    expect(call(SPEC_ALPHA_FROM_LENGTH, 6.000000000000001, 5)).toBe(1);
  });

  it("refuses more tokens than drafts plus one, and a step without draft", () => {
    const failure = refuse(SPEC_ALPHA_FROM_LENGTH, 6.5, 5);
    expect(failure).toMatchObject({ code: "domain", param: "tokens_per_step", given: 6.5 });
    expect(failure.en).toContain("at most 6 tokens");
    expect(refuse(SPEC_ALPHA_FROM_LENGTH, 1, 0)).toMatchObject({ code: "domain", param: "draft_tokens" });
  });
});
