import { describe, expect, it } from "vitest";
import { REQUEST_COST_USD, requestCostUsd } from "../../../../core/functions/cost/request-cost-usd.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const prices = { inputUsdPerM: 3, outputUsdPerM: 15, cachedUsdPerM: 0.3, discount: 0 };

describe("REQUEST_COST_USD", () => {
  it("prices fresh input, cached input and output apart", () => {
    // By hand: (1,000 × 3 + 0 + 200 × 15) / 1e6 and (400 × 3 + 600 × 0.3 + 200 × 15) / 1e6.
    near(requestCostUsd({ ...prices, inputTokens: 1000, outputTokens: 200, cachedTokens: 0 }), 0.006);
    near(requestCostUsd({ ...prices, inputTokens: 1000, outputTokens: 200, cachedTokens: 600 }), 0.00438);
  });

  it("takes the discount off the whole", () => {
    near(call(REQUEST_COST_USD, 1000, 200, 3, 15, 600, 0.3, 0.5), 0.00219);
    expect(call(REQUEST_COST_USD, 1000, 200, 3, 15, 600, 0.3, 1)).toBe(0);
  });

  it("charges cached tokens at the input price unless told otherwise", () => {
    expect(call(REQUEST_COST_USD, 1000, 200, 3, 15, 600)).toBe(call(REQUEST_COST_USD, 1000, 200, 3, 15));
  });

  it("is exact for a million tokens and 0 for none", () => {
    expect(call(REQUEST_COST_USD, 1_000_000, 0, 3, 15)).toBe(3);
    expect(call(REQUEST_COST_USD, 0, 0, 5, 30)).toBe(0);
  });

  it("refuses more cached tokens than input tokens and a discount above 1", () => {
    const refusal = refuse(REQUEST_COST_USD, 100, 0, 5, 30, 101);
    expect(refusal).toMatchObject({ code: "domain", param: "cached_tokens", given: 101 });
    expect(refusal.en).toContain("part of the 100 input tokens");
    expect(refuse(REQUEST_COST_USD, 100, 0, 5, 30, 0, 0, 1.5)).toMatchObject({
      code: "domain",
      param: "discount",
    });
  });
});
