import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { responseTimeS } from "../../../../core/functions/response/response-time-s.js";
import { TPOT_NEEDED_MS, tpotNeededMs } from "../../../../core/functions/response/tpot-needed-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TPOT_NEEDED_MS", () => {
  it("shares what the TTFT leaves of the budget among the gaps", () => {
    // By hand: (1000 - 100) / 9 and (3000 - 600) / 4.
    expect(tpotNeededMs({ budgetS: 1, ttftMs: 100, outputTokens: 10 })).toBe(100);
    expect(tpotNeededMs({ budgetS: 3, ttftMs: 600, outputTokens: 5 })).toBe(600);
  });

  it("undoes RESPONSE_TIME_S", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.double({ min: 0.01, max: 1e4, noNaN: true }),
        fc.integer({ min: 2, max: 1_000_000 }),
        (ttftMs, tpotMs, outputTokens) => {
          const budgetS = responseTimeS({ ttftMs, tpotMs, outputTokens });
          near(tpotNeededMs({ budgetS, ttftMs, outputTokens }), tpotMs, 1e-7);
        },
      ),
    );
  });

  it("gives 0 when the budget is exactly the TTFT, whatever the rounding", () => {
    expect(call(TPOT_NEEDED_MS, 0.2, 200, 500)).toBe(0);
    // 0.0049 × 1000 is 4.8999999999999995 in doubles.
    expect(tpotNeededMs({ budgetS: 0.0049, ttftMs: 4.9, outputTokens: 2 })).toBe(0);
  });

  it("says that the budget ends before the first token", () => {
    const refusal = refuse(TPOT_NEEDED_MS, 0.1, 200, 500);
    expect(refusal).toMatchObject({ code: "infeasible", param: "budget_s" });
    expect(refusal.en).toContain("100 ms ends before the first token at 200 ms");
    expect(refusal.fr).toContain("100 ms s’achève avant le premier token");
  });

  it("refuses a single token, which has no gap", () => {
    expect(refuse(TPOT_NEEDED_MS, 10, 200, 1)).toMatchObject({ code: "domain", param: "output_tokens" });
  });
});
