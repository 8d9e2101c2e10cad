import { describe, expect, it } from "vitest";
import {
  BREAK_EVEN_TOKENS_DAY,
  breakEvenTokensDay,
} from "../../../../core/functions/cost/break-even-tokens-day.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BREAK_EVEN_TOKENS_DAY", () => {
  it("divides the daily bill by the API price", () => {
    // By hand: 2 × 24 = 48 USD a day at 4 USD per million; 4 × 1.5 × 24 = 144 USD a day at 0.5.
    near(call(BREAK_EVEN_TOKENS_DAY, 2, 1, 4), 12e6);
    near(breakEvenTokensDay({ gpuHourUsd: 1.5, gpus: 4, apiUsdPerM: 0.5 }), 288e6);
  });

  it("falls with the API price and is 0 for free GPUs", () => {
    expect(call(BREAK_EVEN_TOKENS_DAY, 2, 1, 5)).toBeLessThan(12e6);
    expect(call(BREAK_EVEN_TOKENS_DAY, 0, 8, 3)).toBe(0);
  });

  it("refuses a free API, which nothing beats", () => {
    expect(refuse(BREAK_EVEN_TOKENS_DAY, 2.5, 8, 0)).toMatchObject({
      code: "domain",
      param: "api_usd_per_m",
    });
  });
});
