import { describe, expect, it } from "vitest";
import { AGENT_COST_USD, agentCostUsd } from "../../../../core/functions/agents/agent-cost-usd.js";
import { requestCostUsd } from "../../../../core/functions/cost/request-cost-usd.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("AGENT_COST_USD", () => {
  it("prices fresh, cached and written tokens", () => {
    // By hand, 3 calls of 100, 110, 120 tokens (120 fresh, 210 cached) writing 50 each, at 10, 1 and 20 USD:
    // (120 × 10 + 210 × 1 + 150 × 20) / 1e6; without a cache price (330 × 10 + 150 × 20) / 1e6.
    near(call(AGENT_COST_USD, 3, 100, 10, 50, 10, 20, 1), 0.00441);
    near(call(AGENT_COST_USD, 3, 100, 10, 50, 10, 20), 0.0063);
  });

  it("equals the sum of the requests", () => {
    let total = 0;
    for (let i = 0; i < 7; i++)
      total += requestCostUsd({
        inputTokens: 4000 + i * 900,
        outputTokens: 300,
        cachedTokens: i === 0 ? 0 : 4000 + (i - 1) * 900,
        inputUsdPerM: 3,
        outputUsdPerM: 15,
        cachedUsdPerM: 0.3,
        discount: 0,
      });
    near(
      agentCostUsd({
        calls: 7,
        baseTokens: 4000,
        growthTokens: 900,
        outputTokens: 300,
        inputUsdPerM: 3,
        outputUsdPerM: 15,
        cachedUsdPerM: 0.3,
      }),
      total,
    );
  });

  it("is 0 without calls", () => {
    expect(call(AGENT_COST_USD, 0, 4000, 1300, 800, 5, 30)).toBe(0);
  });

  it("refuses a negative price", () => {
    expect(refuse(AGENT_COST_USD, 1, 1, 1, 1, -5, 30)).toMatchObject({
      code: "domain",
      param: "input_usd_per_m",
    });
  });
});
