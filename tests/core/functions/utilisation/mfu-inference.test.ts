import { describe, expect, it } from "vitest";
import { batchTps } from "../../../../core/functions/batch/batch-tps.js";
import { MFU_INFERENCE } from "../../../../core/functions/utilisation/mfu-inference.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MFU_INFERENCE", () => {
  it("gives 0.34 % for one stream of 70B on an H100 (by hand: 140e9 × 23.93 / 989.4e12)", () => {
    near(call(MFU_INFERENCE, 3350 / 140, 70, 989.4), (140e9 * (3350 / 140)) / 989.4e12);
  });

  it("gives 35.4 % for 20,000 tok/s on eight H100s: 2.8e15 / 7.9152e15", () => {
    near(call(MFU_INFERENCE, 20_000, 70, 989.4, 8), 2.8 / 7.9152);
  });

  it("is 1 at the throughput of a batch limited by compute alone", () => {
    const tps = batchTps({
      paramsB: 70,
      bytesPerParam: 2,
      bandwidthGbs: 3350,
      peakTflops: 989.4,
      batch: 4000,
      kvGbPerSeq: 0,
      mode: "mixed",
      activeParamsB: 70,
    });
    near(call(MFU_INFERENCE, tps, 70, 989.4), 1);
  });

  it("is 0 at rest and is returned above 1", () => {
    expect(call(MFU_INFERENCE, 0, 70, 989.4)).toBe(0);
    expect(call(MFU_INFERENCE, 1e6, 70, 989.4)).toBeGreaterThan(1);
  });

  it("refuses a throughput below 0 and half a chip", () => {
    expect(refuse(MFU_INFERENCE, -1, 70, 989.4)).toMatchObject({ code: "domain", param: "tps_total" });
    expect(refuse(MFU_INFERENCE, 1, 70, 989.4, 0.5)).toMatchObject({ code: "domain", param: "chips" });
  });
});
