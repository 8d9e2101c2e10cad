import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tpsWithKv } from "../../../../core/functions/decode/tps-with-kv.js";
import { QUANT_SPEEDUP, quantSpeedup } from "../../../../core/functions/size/quant-speedup.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("QUANT_SPEEDUP", () => {
  it("gives 4 for nominal 4 bits and 3.27 for Q4_K_M (by hand: 16 / 4.8944)", () => {
    expect(call(QUANT_SPEEDUP, 70, 2, 0.5)).toBe(4);
    near(call(QUANT_SPEEDUP, 70, 2, 0.6118), 16 / 4.8944);
  });

  it("is the ratio of two TPS_WITH_KV at the same context", () => {
    const context = {
      paramsB: 8,
      bandwidthGbs: 1008,
      kvBytesPerToken: 131072,
      contextTokens: 65536,
      efficiency: 1,
    };
    near(
      quantSpeedup({ paramsB: 8, bytesFrom: 2, bytesTo: 0.6, kvGb: (131072 * 65536) / 1e9 }),
      tpsWithKv({ ...context, bytesPerParam: 0.6 }) / tpsWithKv({ ...context, bytesPerParam: 2 }),
    );
  });

  it("loses its gain to the cache, and never turns it into a loss", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (kvGb) => {
        const gain = quantSpeedup({ paramsB: 70, bytesFrom: 2, bytesTo: 0.5, kvGb });
        expect(gain).toBeGreaterThanOrEqual(1);
        expect(gain).toBeLessThanOrEqual(4);
      }),
    );
    near(call(QUANT_SPEEDUP, 70, 2, 0.5, 1e9), 1, 1e-6);
  });

  it("is inverted by going back", () => {
    const there = quantSpeedup({ paramsB: 32, bytesFrom: 2, bytesTo: 1, kvGb: 7 });
    near(there * quantSpeedup({ paramsB: 32, bytesFrom: 1, bytesTo: 2, kvGb: 7 }), 1);
  });

  it("refuses a negative cache", () => {
    expect(refuse(QUANT_SPEEDUP, 70, 2, 0.5, -1)).toMatchObject({ code: "domain", param: "kv_gb" });
  });
});
