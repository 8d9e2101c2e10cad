import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstVisibleS } from "../../../../core/functions/pacing/first-visible-s.js";
import { THINKING_TOKENS, thinkingTokens } from "../../../../core/functions/pacing/thinking-tokens.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("THINKING_TOKENS", () => {
  it("counts whole tokens in what the TTFT leaves", () => {
    // By hand: (3 - 1) × 25 and 2.5 × 33.3 = 83.25.
    expect(call(THINKING_TOKENS, 3, 25, 1000)).toBe(50);
    expect(call(THINKING_TOKENS, 2.5, 33.3)).toBe(83);
  });

  it("is not misled by rounding", () => {
    // 0.1 + 0.2 is not 0.3: (0.3 - 0.2) × 30 is 2.999999999999999 in doubles.
    expect(call(THINKING_TOKENS, 0.3, 30, 200)).toBe(3);
  });

  it("is the most that FIRST_VISIBLE_S keeps within the wait", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.double({ min: 1, max: 3000, noNaN: true }),
        fc.double({ min: 0, max: 1000, noNaN: true }),
        (waitS, tps, ttftMs) => {
          const tokens = thinkingTokens({ waitS, tps, ttftMs });
          expect(firstVisibleS({ ttftMs, thinkingTokens: tokens, tps })).toBeLessThanOrEqual(
            waitS * (1 + 1e-8),
          );
          expect(firstVisibleS({ ttftMs, thinkingTokens: tokens + 1, tps })).toBeGreaterThan(waitS);
        },
      ),
    );
  });

  it("is 0 when the wait ends before the first token", () => {
    expect(call(THINKING_TOKENS, 0.1, 70, 500)).toBe(0);
    expect(call(THINKING_TOKENS, 0, 70)).toBe(0);
  });

  it("refuses a speed of 0", () => {
    expect(refuse(THINKING_TOKENS, 10, 0)).toMatchObject({ code: "domain", param: "tps" });
  });
});
