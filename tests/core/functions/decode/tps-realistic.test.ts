import { describe, expect, it } from "vitest";
import { tpsRealistic } from "../../../../core/functions/decode/tps-realistic.js";
import { CalcError } from "../../../../core/index.js";
import { near } from "../../../helpers/near.js";

const h100 = { paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, lowFraction: 0.5, highFraction: 0.75 };

describe("tpsRealistic", () => {
  it("gives half to three quarters of 23.93 tok/s (seed 001)", () => {
    const [[low, high] = []] = tpsRealistic(h100);
    near(low, 11.964285714285714);
    near(high, 17.946428571428573);
  });

  it("gives one figure twice when both fractions are equal", () => {
    expect(tpsRealistic({ ...h100, lowFraction: 1, highFraction: 1 })).toEqual([[3350 / 140, 3350 / 140]]);
  });

  it("refuses a low fraction above the high one", () => {
    expect(() => tpsRealistic({ ...h100, lowFraction: 0.8 })).toThrow(CalcError);
  });
});
