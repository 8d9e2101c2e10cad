import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criticalBatch } from "../../../../core/functions/batch/critical-batch.js";
import { tpotFloorMs } from "../../../../core/functions/decode/tpot-floor-ms.js";
import { prefillMs } from "../../../../core/functions/prefill/prefill-ms.js";
import {
  PREFILL_ROOFLINE_MS,
  prefillRooflineMs,
} from "../../../../core/functions/prefill/prefill-roofline-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const h100 = { activeParamsB: 70, bytesPerParam: 2, peakTflops: 989.4, bandwidthGbs: 3350, mfu: 1, mbu: 1 };

describe("PREFILL_ROOFLINE_MS", () => {
  it("is the TPOT floor for a few tokens and PREFILL_MS for many", () => {
    near(
      call(PREFILL_ROOFLINE_MS, 70, 2, 10, 989.4, 3350),
      tpotFloorMs({ paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 }),
    );
    near(
      call(PREFILL_ROOFLINE_MS, 70, 2, 2000, 989.4, 3350),
      prefillMs({
        ...h100,
        mfu: 0.5,
        promptTokens: 2000,
        layers: 0,
        attnDim: 0,
        cachedTokens: 0,
        causal: true,
      }),
    );
  });

  it("bends at the critical batch: 295 tokens on an H100 at full MFU", () => {
    const bend = Math.floor(criticalBatch(h100));
    expect(bend).toBe(295);
    expect(prefillRooflineMs({ ...h100, promptTokens: bend })).toBe(
      prefillRooflineMs({ ...h100, promptTokens: 1 }),
    );
    expect(prefillRooflineMs({ ...h100, promptTokens: bend + 1 })).toBeGreaterThan(
      prefillRooflineMs({ ...h100, promptTokens: bend }),
    );
  });

  it("never falls with a longer prompt", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (promptTokens) => {
        expect(prefillRooflineMs({ ...h100, promptTokens: promptTokens + 1 })).toBeGreaterThanOrEqual(
          prefillRooflineMs({ ...h100, promptTokens }),
        );
      }),
    );
  });

  it("refuses an MBU of 0", () => {
    expect(refuse(PREFILL_ROOFLINE_MS, 70, 2, 10, 989.4, 3350, 0.5, 0)).toMatchObject({
      code: "domain",
      param: "mbu",
    });
  });
});
