import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overallTps } from "../../../../core/functions/response/overall-tps.js";
import {
  TOKENS_FOR_RATE_SHARE,
  tokensForRateShare,
} from "../../../../core/functions/response/tokens-for-rate-share.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TOKENS_FOR_RATE_SHARE", () => {
  it("agrees with the closed form worked out by hand", () => {
    // 0.5 × (100 - 10) / (10 × 0.5) = 9; 0.9 × (500 - 20) / (20 × 0.1) = 216.
    expect(tokensForRateShare({ ttftMs: 100, tpotMs: 10, share: 0.5 })).toBe(9);
    expect(tokensForRateShare({ ttftMs: 500, tpotMs: 20, share: 0.9 })).toBe(216);
  });

  it("is the first length whose OVERALL_TPS reaches the share", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 99 }),
        (ttftMs, tpotMs, percent) => {
          const share = percent / 100;
          const wanted = (share * 1000) / tpotMs;
          const n = tokensForRateShare({ ttftMs, tpotMs, share });
          expect(overallTps({ ttftMs, tpotMs, outputTokens: n })).toBeGreaterThanOrEqual(wanted * (1 - 1e-9));
          if (n > 1)
            expect(overallTps({ ttftMs, tpotMs, outputTokens: n - 1 })).toBeLessThan(wanted * (1 + 1e-9));
        },
      ),
    );
  });

  it("is 1 when the TTFT does not exceed the TPOT", () => {
    expect(call(TOKENS_FOR_RATE_SHARE, 20, 20, 0.99)).toBe(1);
    expect(call(TOKENS_FOR_RATE_SHARE, 0, 20, 0.99)).toBe(1);
  });

  it("grows without bound as the share nears 1, and refuses 1", () => {
    expect(call(TOKENS_FOR_RATE_SHARE, 200, 20, 0.999999)).toBe(8_999_991);
    expect(refuse(TOKENS_FOR_RATE_SHARE, 200, 20, 1)).toMatchObject({ code: "domain", param: "share" });
    expect(refuse(TOKENS_FOR_RATE_SHARE, 200, 0, 0.9)).toMatchObject({ code: "domain", param: "tpot_ms" });
  });
});
