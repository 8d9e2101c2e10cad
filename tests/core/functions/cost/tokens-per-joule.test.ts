import { describe, expect, it } from "vitest";
import { TOKENS_PER_JOULE, tokensPerJoule } from "../../../../core/functions/cost/tokens-per-joule.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TOKENS_PER_JOULE", () => {
  it("divides the speed by the power at the meter", () => {
    // By hand: 1,000 tok/s over 500 W, and over 500 W × 1.25.
    near(call(TOKENS_PER_JOULE, 1000, 500), 2);
    near(tokensPerJoule({ tps: 1000, watts: 500, pue: 1.25 }), 1.6);
  });

  it("falls as the PUE rises", () => {
    expect(call(TOKENS_PER_JOULE, 1000, 500, 1.3)).toBeLessThan(1.6);
  });

  it("refuses a PUE below 1 and a machine without power", () => {
    expect(refuse(TOKENS_PER_JOULE, 2500, 700, 0.9)).toMatchObject({ code: "domain", param: "pue" });
    expect(refuse(TOKENS_PER_JOULE, 2500, 0)).toMatchObject({ code: "domain", param: "watts" });
  });
});
