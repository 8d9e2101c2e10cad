import { describe, expect, it } from "vitest";
import {
  BREAK_EVEN_UTILISATION,
  breakEvenUtilisation,
} from "../../../../core/functions/cost/break-even-utilisation.js";
import { costPerMtokUsd } from "../../../../core/functions/cost/cost-per-mtok-usd.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BREAK_EVEN_UTILISATION", () => {
  it("compares the break-even volume with a full day’s production", () => {
    // By hand: 12e6 tokens of the 1,000 × 86,400 that a day allows; 48 USD a day against 86.4 × 0.5 USD.
    near(call(BREAK_EVEN_UTILISATION, 2, 1, 4, 1000), 12 / 86.4);
    near(breakEvenUtilisation({ gpuHourUsd: 2, gpus: 1, apiUsdPerM: 0.5, tps: 1000 }), 48 / 43.2);
  });

  it("is where COST_PER_MTOK_USD meets the API price", () => {
    const share = breakEvenUtilisation({ gpuHourUsd: 2.5, gpus: 8, apiUsdPerM: 3, tps: 20_000 });
    near(costPerMtokUsd({ gpuHourUsd: 2.5, gpus: 8, tps: 20_000, utilisation: share }), 3);
  });

  it("exceeds 1 when the API is cheaper at any load", () => {
    expect(call(BREAK_EVEN_UTILISATION, 2.5, 8, 0.1, 20_000)).toBeGreaterThan(1);
  });

  it("refuses a throughput of 0", () => {
    expect(refuse(BREAK_EVEN_UTILISATION, 2.5, 8, 3, 0)).toMatchObject({ code: "domain", param: "tps" });
  });
});
