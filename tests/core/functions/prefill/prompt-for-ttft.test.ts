import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prefillMs } from "../../../../core/functions/prefill/prefill-ms.js";
import { PROMPT_FOR_TTFT, promptForTtft } from "../../../../core/functions/prefill/prompt-for-ttft.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("PROMPT_FOR_TTFT", () => {
  it("agrees with the quadratic formula in Python decimal", () => {
    // 405B on sixteen H100s at 40 % in 2 s: 14,555.106; 8B on one in a minute: 307,356.906.
    expect(call(PROMPT_FOR_TTFT, 2000, 405, 15830.4, 0.4, 126, 16384)).toBe(14_555);
    expect(call(PROMPT_FOR_TTFT, 60_000, 8, 989.4, 0.5, 32, 4096)).toBe(307_356);
  });

  it("gives 1,766 tokens of 70B in half a second on an H100: 494.7e12 × 0.5 / 140e9 = 1,766.8", () => {
    expect(call(PROMPT_FOR_TTFT, 500, 70, 989.4)).toBe(1766);
  });

  it("finds the prompt again from its PREFILL_MS, and one token more takes longer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0.1, max: 1000, noNaN: true }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 20_000 }),
        (promptTokens, activeParamsB, layers, attnDim) => {
          const model = { activeParamsB, peakTflops: 989.4, mfu: 0.5, layers, attnDim };
          const ttftMs = prefillMs({ ...model, promptTokens, cachedTokens: 0, causal: true });
          expect(promptForTtft({ ...model, ttftMs })).toBe(promptTokens);
          expect(promptForTtft({ ...model, ttftMs: ttftMs * (1 - 1e-7) })).toBe(promptTokens - 1);
        },
      ),
    );
  });

  it("is 0 when not even one token keeps within it", () => {
    expect(call(PROMPT_FOR_TTFT, 1e-6, 70, 989.4)).toBe(0);
  });

  it("refuses a TTFT of 0", () => {
    expect(refuse(PROMPT_FOR_TTFT, 0, 8, 989.4)).toMatchObject({ code: "domain", param: "ttft_ms" });
  });
});
