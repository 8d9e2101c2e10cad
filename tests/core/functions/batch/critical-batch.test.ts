import { describe, expect, it } from "vitest";
import { batchStepMs } from "../../../../core/functions/batch/batch-step-ms.js";
import { CRITICAL_BATCH } from "../../../../core/functions/batch/critical-batch.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("CRITICAL_BATCH", () => {
  it("gives 240 and, with 8-bit weights, 120 on a TPU v5e (How to Scale Your Model)", () => {
    near(call(CRITICAL_BATCH, 197, 820, 2), 240, 2e-3);
    near(call(CRITICAL_BATCH, 197, 820, 1), 120, 2e-3);
  });

  it("equals the ridge point in 16 bits", () => {
    near(call(CRITICAL_BATCH, 989.4, 3350, 2), 989.4 / 3.35);
  });

  it("is where a step starts to take longer: 295 sequences are free on an H100, 296 are not", () => {
    const step = (batch: number) =>
      batchStepMs({
        paramsB: 70,
        bytesPerParam: 2,
        bandwidthGbs: 3350,
        peakTflops: 989.4,
        batch,
        kvGbPerSeq: 0,
        mode: "mixed",
        activeParamsB: 70,
      });
    expect(step(295)).toBe(step(1));
    expect(step(296)).toBeGreaterThan(step(1));
  });

  it("refuses a device that computes nothing", () => {
    expect(refuse(CRITICAL_BATCH, 0, 3350, 2)).toMatchObject({ code: "domain", param: "peak_tflops" });
  });
});
