import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxTokensInBudget } from "../../../../core/functions/response/max-tokens-in-budget.js";
import { responseTimeS } from "../../../../core/functions/response/response-time-s.js";

describe("maxTokensInBudget", () => {
  it("gives 500 tokens for the 10.18 s of seed 000", () => {
    expect(maxTokensInBudget({ budgetS: 10.18, ttftMs: 200, tpotMs: 20 })).toBe(500);
  });

  it("does not lose a token to rounding: 0.11 s at 1.1 ms is 100 gaps", () => {
    expect(maxTokensInBudget({ budgetS: 0.11, ttftMs: 0, tpotMs: 1.1 })).toBe(101);
  });

  it("gives one token at exactly the TTFT and none below it", () => {
    expect(maxTokensInBudget({ budgetS: 0.2, ttftMs: 200, tpotMs: 20 })).toBe(1);
    expect(maxTokensInBudget({ budgetS: 0.199, ttftMs: 200, tpotMs: 20 })).toBe(0);
  });

  it("is undone by the response time of that many tokens", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        fc.integer({ min: 0, max: 5000 }),
        (outputTokens, tpotMs, ttftMs) => {
          const budgetS = responseTimeS({ ttftMs, tpotMs, outputTokens });
          expect(maxTokensInBudget({ budgetS, ttftMs, tpotMs })).toBe(outputTokens);
        },
      ),
    );
  });
});
