import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BATCH_STEP_MS, batchStepMs } from "../../../../core/functions/batch/batch-step-ms.js";
import { tpotFloorMs } from "../../../../core/functions/decode/tpot-floor-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BATCH_STEP_MS", () => {
  it("gives 2.5 and 21 ms for 4 and 256 sequences of a 30B model on 16 TPU v5e (How to Scale Your Model)", () => {
    near(call(BATCH_STEP_MS, 30, 1, 12960, 3152, 4, 0.8192), 2.5, 0.03);
    near(call(BATCH_STEP_MS, 30, 1, 12960, 3152, 256, 0.8192), 21, 3e-3);
  });

  it("agrees with a step taken apart by hand in each mode", () => {
    // Weights 100 GB / 1 TB/s = 100 ms, cache 20 × 1 GB = 20 ms, compute 2 × 20 × 100e9 / 20e12 = 200 ms.
    near(call(BATCH_STEP_MS, 100, 1, 1000, 20, 20, 1), 220);
    near(call(BATCH_STEP_MS, 100, 1, 1000, 20, 20, 1, "max"), 200);
    near(call(BATCH_STEP_MS, 100, 1, 1000, 20, 20, 1, "sum"), 320);
  });

  it("is the TPOT floor for one sequence without cache", () => {
    near(
      call(BATCH_STEP_MS, 70, 2, 3350, 989.4, 1),
      tpotFloorMs({ paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 }),
    );
  });

  it("orders its modes, max at most mixed at most sum, and never falls with the batch", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0.1, max: 1000, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (batch, kvGbPerSeq, paramsB, activeShare) => {
          const step = (mode: "mixed" | "max" | "sum", size = batch) =>
            batchStepMs({
              paramsB,
              bytesPerParam: 1,
              bandwidthGbs: 4800,
              peakTflops: 1979,
              batch: size,
              kvGbPerSeq,
              mode,
              activeParamsB: paramsB * activeShare,
            });
          const slack = 1 + 1e-12;
          expect(step("max")).toBeLessThanOrEqual(step("mixed") * slack);
          expect(step("mixed")).toBeLessThanOrEqual(step("sum") * slack);
          expect(step("mixed", batch + 1)).toBeGreaterThanOrEqual(step("mixed"));
        },
      ),
    );
  });

  it("computes with the active parameters and reads them all", () => {
    // 671 GB / 38.4 TB/s; the 37B computed take 1.2 ms and hide behind it.
    near(call(BATCH_STEP_MS, 671, 1, 38400, 15832, 256, null, null, 37), 671 / 38.4);
  });

  it("reads the mode in any case and refuses an unknown one with the list", () => {
    near(call(BATCH_STEP_MS, 100, 1, 1000, 20, 20, 1, " SUM "), 320);
    const failure = refuse(BATCH_STEP_MS, 100, 1, 1000, 20, 20, 1, "fast");
    expect(failure).toMatchObject({ code: "unknown", param: "mode" });
    expect(failure.en).toContain("mixed, max, sum");
  });

  it("refuses more active parameters than parameters, and an empty batch", () => {
    const failure = refuse(BATCH_STEP_MS, 70, 2, 3350, 989.4, 8, null, null, 671);
    expect(failure).toMatchObject({ code: "domain", param: "active_params_b", given: 671 });
    expect(failure.fr).toContain("70 Md");
    expect(refuse(BATCH_STEP_MS, 70, 2, 3350, 989.4, 0)).toMatchObject({ code: "domain", param: "batch" });
  });
});
