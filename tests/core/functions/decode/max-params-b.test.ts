import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PARAMS_B, maxParamsB } from "../../../../core/functions/decode/max-params-b.js";
import { tokensPerSec } from "../../../../core/functions/decode/tokens-per-sec.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MAX_PARAMS_B", () => {
  it("gives 54.6 billion at 30 tok/s in 4 bits on 819 GB/s: 819 / 15", () => {
    near(call(MAX_PARAMS_B, 30, 0.5, 819), 54.6);
  });

  it("gives 12.6 billion at 40 tok/s in 16 bits on an RTX 4090: 1008 / 80", () => {
    near(call(MAX_PARAMS_B, 40, 2, 1008), 12.6);
  });

  it("is the inverse of TOKENS_PER_SEC", () => {
    const positive = (max: number) => fc.double({ min: 1e-3, max, noNaN: true });
    fc.assert(
      fc.property(
        positive(1e4),
        positive(4),
        positive(1e5),
        positive(1),
        (tps, bytesPerParam, bandwidthGbs, efficiency) => {
          const device = { bytesPerParam, bandwidthGbs, efficiency };
          near(tokensPerSec({ ...device, paramsB: maxParamsB({ ...device, tps }) }), tps);
        },
      ),
    );
  });

  it("refuses an efficiency above 1", () => {
    expect(refuse(MAX_PARAMS_B, 30, 0.5, 819, 1.2)).toMatchObject({ code: "domain", param: "efficiency" });
  });
});
