import { describe, expect, it } from "vitest";
import { BATCH_TPS } from "../../../../core/functions/batch/batch-tps.js";
import { batchUserTps } from "../../../../core/functions/batch/batch-user-tps.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BATCH_TPS", () => {
  it("gives seed 004’s hundred users in one pass: 100 × 23.93 tok/s", () => {
    near(call(BATCH_TPS, 70, 2, 3350, 989.4, 100), (100 * 3350) / 140);
  });

  it("stays at peak compute over 2 N beyond the critical batch: 989.4e12 / 140e9", () => {
    for (const batch of [296, 1000, 1_000_000])
      near(call(BATCH_TPS, 70, 2, 3350, 989.4, batch), 989.4e12 / 140e9);
  });

  it("tends to the bandwidth over the cache of one sequence plus its compute", () => {
    near(call(BATCH_TPS, 70, 2, 3350, 989.4, 1e9, 0.5), 1000 / (500 / 3350 + 140 / 989.4));
  });

  it("is the batch times the speed of each user", () => {
    const args = {
      paramsB: 30,
      bytesPerParam: 1,
      bandwidthGbs: 12960,
      peakTflops: 3152,
      batch: 77,
      kvGbPerSeq: 0.3,
      mode: "sum",
      activeParamsB: 3,
    } as const;
    near(call(BATCH_TPS, 30, 1, 12960, 3152, 77, 0.3, "sum", 3), 77 * batchUserTps(args));
  });

  it("refuses half a sequence", () => {
    expect(refuse(BATCH_TPS, 70, 2, 3350, 989.4, 2.5)).toMatchObject({ code: "domain", param: "batch" });
  });
});
