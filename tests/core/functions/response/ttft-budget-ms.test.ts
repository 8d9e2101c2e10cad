import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { responseTimeS } from "../../../../core/functions/response/response-time-s.js";
import { TTFT_BUDGET_MS, ttftBudgetMs } from "../../../../core/functions/response/ttft-budget-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TTFT_BUDGET_MS", () => {
  it("takes the gaps off the budget", () => {
    // By hand: 2000 - 99 × 10 and 5000 - 0 × 400.
    expect(ttftBudgetMs({ budgetS: 2, tpotMs: 10, outputTokens: 100 })).toBe(1010);
    expect(ttftBudgetMs({ budgetS: 5, tpotMs: 400, outputTokens: 1 })).toBe(5000);
  });

  it("gives a TTFT whose response takes exactly the budget", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e4, noNaN: true }),
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (budgetS, outputTokens, tpotMs) => {
          const ttftMs = ttftBudgetMs({ budgetS, tpotMs, outputTokens });
          near(responseTimeS({ ttftMs, tpotMs, outputTokens }), budgetS, 1e-12);
        },
      ),
    );
  });

  it("is 0 when decoding fills the budget, even when rounding says a hair more", () => {
    expect(call(TTFT_BUDGET_MS, 9.98, 20, 500)).toBe(0);
    // 3 × 0.1 is 0.30000000000000004.
    expect(call(TTFT_BUDGET_MS, 0.0003, 0.1, 4)).toBe(0);
  });

  it("says how long decoding alone takes when it exceeds the budget", () => {
    const refusal = refuse(TTFT_BUDGET_MS, 1, 20, 500);
    expect(refusal).toMatchObject({ code: "infeasible", param: "budget_s" });
    expect(refusal.en).toContain("decoding alone takes 9,980 ms of the 1,000 ms");
    expect(refusal.fr).toContain("9\u202f980 ms sur 1\u202f000 ms");
  });
});
