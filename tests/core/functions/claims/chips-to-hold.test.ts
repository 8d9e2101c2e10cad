import { describe, expect, it } from "vitest";
import { CHIPS_TO_HOLD, chipsToHold } from "../../../../core/functions/claims/chips-to-hold.js";
import { minGpus } from "../../../../core/functions/memory/min-gpus.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("CHIPS_TO_HOLD", () => {
  it("rounds the size over the memory up", () => {
    // By hand: 140 / 80 = 1.75 and 671 / (141 × 0.9) = 5.29.
    expect(call(CHIPS_TO_HOLD, 70, 2, 80)).toBe(2);
    expect(chipsToHold({ paramsB: 671, bytesPerParam: 1, chipMemoryGb: 141, utilisation: 0.9 })).toBe(6);
  });

  it("counts an exact fit as a fit, whatever the rounding", () => {
    expect(call(CHIPS_TO_HOLD, 44, 1, 44)).toBe(1);
    // 2.1 / 0.3 is 7.000000000000001 in doubles.
    expect(call(CHIPS_TO_HOLD, 2.1, 1, 0.3)).toBe(7);
    expect(call(CHIPS_TO_HOLD, 44.001, 1, 44)).toBe(2);
  });

  it("agrees with MIN_GPUS, which asks the same of any size", () => {
    for (const paramsB of [1, 8, 70.6, 405, 671])
      expect(call(CHIPS_TO_HOLD, paramsB, 2, 80, 0.9)).toBe(
        minGpus({ neededGb: paramsB * 2, vramGb: 80, utilisation: 0.9 }),
      );
  });

  it("refuses a chip without memory", () => {
    expect(refuse(CHIPS_TO_HOLD, 70, 2, 0)).toMatchObject({ code: "domain", param: "chip_memory_gb" });
  });
});
