import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokensPerSec } from "../../../../core/functions/decode/tokens-per-sec.js";
import { tpotFloorMs } from "../../../../core/functions/decode/tpot-floor-ms.js";
import { near } from "../../../helpers/near.js";

const h100 = { paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 };
const positive = fc.double({ min: 1e-3, max: 1e6, noNaN: true });

describe("tokensPerSec", () => {
  it("gives 23.93 tok/s for 70B in 16 bits on 3,350 GB/s (seed 001: 3350/140)", () => {
    near(tokensPerSec(h100), 3350 / 140);
    expect(tokensPerSec(h100)).toBeCloseTo(23.93, 2);
  });

  it("gives 95.7 tok/s in nominal 4 bits (seed 001: 3350/35)", () => {
    expect(tokensPerSec({ ...h100, bytesPerParam: 0.5 })).toBeCloseTo(95.7, 1);
  });

  it("doubles with bandwidth and halves with bytes", () => {
    fc.assert(
      fc.property(positive, positive, positive, (paramsB, bytesPerParam, bandwidthGbs) => {
        const speed = tokensPerSec({ paramsB, bytesPerParam, bandwidthGbs, efficiency: 1 });
        near(
          tokensPerSec({ paramsB, bytesPerParam, bandwidthGbs: 2 * bandwidthGbs, efficiency: 1 }),
          2 * speed,
        );
        near(
          tokensPerSec({ paramsB, bytesPerParam: 2 * bytesPerParam, bandwidthGbs, efficiency: 1 }),
          speed / 2,
        );
      }),
    );
  });

  it("is the inverse of the TPOT floor", () => {
    near(tokensPerSec(h100) * tpotFloorMs(h100), 1000);
  });
});
