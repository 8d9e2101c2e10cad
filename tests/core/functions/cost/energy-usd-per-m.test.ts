import { describe, expect, it } from "vitest";
import { ENERGY_USD_PER_M, energyUsdPerM } from "../../../../core/functions/cost/energy-usd-per-m.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("ENERGY_USD_PER_M", () => {
  it("prices the kWh of a million tokens", () => {
    // By hand: 360,000 tokens per kWh make 1e6 tokens 2.7778 kWh; at 0.36 USD that is 1 USD, at PUE 1.5 it is 1.5.
    near(call(ENERGY_USD_PER_M, 100, 1000, 0.36), 1);
    near(energyUsdPerM({ tps: 100, watts: 1000, usdPerKwh: 0.36, pue: 1.5 }), 1.5);
  });

  it("is 0 for free electricity", () => {
    expect(call(ENERGY_USD_PER_M, 100, 1000, 0)).toBe(0);
  });

  it("refuses a negative price", () => {
    expect(refuse(ENERGY_USD_PER_M, 100, 1000, -0.1)).toMatchObject({ code: "domain", param: "usd_per_kwh" });
  });
});
