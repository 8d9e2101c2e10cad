import { describe, expect, it } from "vitest";
import { overallTps } from "../../../../core/functions/response/overall-tps.js";
import { CalcError } from "../../../../core/index.js";
import { near } from "../../../helpers/near.js";

describe("overallTps", () => {
  it("gives 49.1 tok/s for 200 ms, 20 ms and 500 tokens (seed 000: 500/10.18)", () => {
    near(overallTps({ ttftMs: 200, tpotMs: 20, outputTokens: 500 }), 500 / 10.18);
  });

  it("tends to 1000/TPOT for a long answer", () => {
    near(overallTps({ ttftMs: 200, tpotMs: 20, outputTokens: 1_000_000 }), 50, 1e-5);
  });

  it("exceeds 1000/TPOT when the first token is quicker than the next ones", () => {
    expect(overallTps({ ttftMs: 5, tpotMs: 20, outputTokens: 10 })).toBeGreaterThan(50);
  });

  it("refuses an answer that takes no time", () => {
    expect(() => overallTps({ ttftMs: 0, tpotMs: 0, outputTokens: 10 })).toThrow(CalcError);
  });
});
