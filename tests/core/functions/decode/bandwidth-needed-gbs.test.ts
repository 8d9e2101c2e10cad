import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BANDWIDTH_NEEDED_GBS,
  bandwidthNeededGbs,
} from "../../../../core/functions/decode/bandwidth-needed-gbs.js";
import { tokensPerSec } from "../../../../core/functions/decode/tokens-per-sec.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BANDWIDTH_NEEDED_GBS", () => {
  it("gives 105 TB/s for 750 tok/s on 70B in 16 bits: 140 GB × 750", () => {
    expect(call(BANDWIDTH_NEEDED_GBS, 70, 2, 750)).toBe(105_000);
  });

  it("gives 10.5 TB/s for 150 tok/s on 70B in FP8 (seed 002’s claim, by hand: 70 × 150)", () => {
    expect(call(BANDWIDTH_NEEDED_GBS, 70, 1, 150)).toBe(10_500);
  });

  it("is the inverse of TOKENS_PER_SEC", () => {
    const positive = (max: number) => fc.double({ min: 1e-3, max, noNaN: true });
    fc.assert(
      fc.property(
        positive(2000),
        positive(4),
        positive(1e5),
        positive(1),
        (paramsB, bytesPerParam, tps, efficiency) => {
          const model = { paramsB, bytesPerParam, efficiency };
          near(tokensPerSec({ ...model, bandwidthGbs: bandwidthNeededGbs({ ...model, tps }) }), tps);
        },
      ),
    );
  });

  it("refuses a speed of 0", () => {
    expect(refuse(BANDWIDTH_NEEDED_GBS, 70, 2, 0)).toMatchObject({ code: "domain", param: "tps" });
  });
});
