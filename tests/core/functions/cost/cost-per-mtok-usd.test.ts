import { describe, expect, it } from "vitest";
import { COST_PER_MTOK_USD, costPerMtokUsd } from "../../../../core/functions/cost/cost-per-mtok-usd.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("COST_PER_MTOK_USD", () => {
  it("prices the hours that a million tokens take", () => {
    // By hand: 1,000 tok/s make 3.6 million an hour, so 3.6 USD an hour is 1 USD; half used is 2, two GPUs are 4.
    near(call(COST_PER_MTOK_USD, 3.6, 1000), 1);
    near(costPerMtokUsd({ gpuHourUsd: 3.6, tps: 1000, utilisation: 0.5, gpus: 2 }), 4);
  });

  it("is 0 on a free GPU and halves when the throughput doubles", () => {
    expect(call(COST_PER_MTOK_USD, 0, 1000)).toBe(0);
    near(call(COST_PER_MTOK_USD, 2.5, 40_000), (call(COST_PER_MTOK_USD, 2.5, 20_000) as number) / 2);
  });

  it("refuses a throughput or a utilisation of 0", () => {
    expect(refuse(COST_PER_MTOK_USD, 2.5, 0)).toMatchObject({ code: "domain", param: "tps" });
    expect(refuse(COST_PER_MTOK_USD, 2.5, 100, 0)).toMatchObject({ code: "domain", param: "utilisation" });
  });
});
