import { describe, expect, it } from "vitest";
import { SPEC_SPEEDUP } from "../../../../core/functions/speculative/spec-speedup.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("SPEC_SPEEDUP", () => {
  it("gives 2.951424 for five drafts at 80 % and 5 % (by hand: 3.68928 / 1.25)", () => {
    near(call(SPEC_SPEEDUP, 0.8, 5, 0.05), 3.68928 / 1.25);
  });

  it("gives 1.6738 for three drafts at 60 % and 10 % (Python decimal: 2.176 / 1.3)", () => {
    near(call(SPEC_SPEEDUP, 0.6, 3, 0.1), 1.6738461538461538);
  });

  it("slows down with a poor draft, and is 1 without one", () => {
    expect(call(SPEC_SPEEDUP, 0.2, 5, 0.2)).toBeLessThan(1);
    expect(call(SPEC_SPEEDUP, 0.8, 0, 0.05)).toBe(1);
  });

  it("brings nothing when a draft costs as much as it is accepted: a = c, g = 1", () => {
    near(call(SPEC_SPEEDUP, 0.4, 1, 0.4), 1);
  });

  it("is the whole run when every draft is accepted and free", () => {
    expect(call(SPEC_SPEEDUP, 1, 5, 0)).toBe(6);
  });

  it("refuses half a token and a negative cost", () => {
    expect(refuse(SPEC_SPEEDUP, 0.8, 2.5, 0.05)).toMatchObject({ code: "domain", param: "draft_tokens" });
    expect(refuse(SPEC_SPEEDUP, 0.8, 5, -0.05)).toMatchObject({ code: "domain", param: "cost_ratio" });
  });
});
