import { describe, expect, it } from "vitest";
import { TOKENS_PER_KWH, tokensPerKwh } from "../../../../core/functions/cost/tokens-per-kwh.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TOKENS_PER_KWH", () => {
  it("counts the tokens of 3.6 million joules", () => {
    // By hand: a 1 kW machine makes an hour’s tokens from one kWh: 100 × 3,600; half of it at PUE 2.
    near(call(TOKENS_PER_KWH, 100, 1000), 360_000);
    near(tokensPerKwh({ tps: 100, watts: 1000, pue: 2 }), 180_000);
  });

  it("refuses a PUE below 1", () => {
    expect(refuse(TOKENS_PER_KWH, 100, 1000, 0.5)).toMatchObject({ code: "domain", param: "pue" });
    expect(refuse(TOKENS_PER_KWH, -100, 1000)).toMatchObject({ code: "domain", param: "tps" });
  });
});
