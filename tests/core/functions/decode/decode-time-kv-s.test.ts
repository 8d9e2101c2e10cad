import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECODE_TIME_KV_S, decodeTimeKvS } from "../../../../core/functions/decode/decode-time-kv-s.js";
import { tpotFloorMs } from "../../../../core/functions/decode/tpot-floor-ms.js";
import { tpsWithKv } from "../../../../core/functions/decode/tps-with-kv.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const h100 = { paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 };

describe("DECODE_TIME_KV_S", () => {
  it("agrees with a sum over all passes", () => {
    // Python decimal, pass by pass: 8B in 16 bits, 864 GB/s at 80 %, 131,072 B of KV, 3,000 + 700 tokens.
    near(call(DECODE_TIME_KV_S, 8, 2, 864, 131072, 3000, 700, 0.8), 16.624601777777777);
  });

  it("adds up the reciprocals of TPS_WITH_KV at each context", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 300 }), (prompt, output) => {
        let seconds = 0;
        for (let token = 2; token <= output; token++)
          seconds += 1 / tpsWithKv({ ...h100, kvBytesPerToken: 327680, contextTokens: prompt + token - 1 });
        near(
          decodeTimeKvS({ ...h100, kvBytesPerToken: 327680, promptTokens: prompt, outputTokens: output }),
          seconds,
          1e-11,
        );
      }),
    );
  });

  it("is (n - 1) times the TPOT floor without a cache, also at a million tokens", () => {
    near(
      decodeTimeKvS({ ...h100, kvBytesPerToken: 0, promptTokens: 1000, outputTokens: 1_000_000 }),
      (999_999 * tpotFloorMs(h100)) / 1000,
    );
  });

  it("takes no time for the first token", () => {
    expect(call(DECODE_TIME_KV_S, 70, 2, 3350, 327680, 1000, 1)).toBe(0);
  });

  it("refuses an answer without tokens", () => {
    expect(refuse(DECODE_TIME_KV_S, 70, 2, 3350, 327680, 1000, 0)).toMatchObject({
      code: "domain",
      param: "output_tokens",
    });
  });
});
