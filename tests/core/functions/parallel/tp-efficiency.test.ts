import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TP_EFFICIENCY, tpEfficiency } from "../../../../core/functions/parallel/tp-efficiency.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const model = {
  paramsB: 70,
  bytesPerParam: 2,
  bandwidthGbs: 3350,
  layers: 80,
  hiddenDim: 8192,
  linkGbs: 450,
};

describe("TP_EFFICIENCY", () => {
  it("gives 76.4 % on eight H100s: 5.224 of 6.834 ms", () => {
    near(call(TP_EFFICIENCY, 70, 2, 3350, 8, 80, 8192, 1, 450, 10), 140 / 26.8 / 6.834075085903814);
  });

  it("gives 84.75 % for 32 sequences on four chips (Python decimal: 10.448 of 12.327 ms)", () => {
    near(call(TP_EFFICIENCY, 70, 2, 3350, 4, 80, 8192, 32, 450, 10), 140 / 13.4 / 12.327381460696518);
  });

  it("is 1 on one chip and falls with each chip more", () => {
    near(call(TP_EFFICIENCY, 70, 2, 3350, 1, 80, 8192, 1, 450, 10), 1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (chips) => {
        const args = { ...model, batch: 1, latencyUs: 10 };
        const share = tpEfficiency({ ...args, chips });
        expect(share).toBeGreaterThan(0);
        expect(tpEfficiency({ ...args, chips: chips + 1 })).toBeLessThan(share);
      }),
    );
  });

  it("refuses a fraction of a chip", () => {
    expect(refuse(TP_EFFICIENCY, 70, 2, 3350, 1.5, 80, 8192, 1, 450)).toMatchObject({
      code: "domain",
      param: "chips",
    });
  });
});
