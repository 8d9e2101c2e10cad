import { describe, expect, it } from "vitest";
import { agentLoopS } from "../../../../core/functions/agents/agent-loop-s.js";
import { AMDAHL_SPEEDUP, amdahlSpeedup } from "../../../../core/functions/claims/amdahl-speedup.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("AMDAHL_SPEEDUP", () => {
  it("bounds the gain by what stays as it was", () => {
    // By hand: 1 / (0.2 + 0.8 / 4) and 1 / (0.75 + 0.25 / 0.5).
    near(call(AMDAHL_SPEEDUP, 0.8, 4), 2.5);
    near(amdahlSpeedup({ fraction: 0.25, factor: 0.5 }), 0.8);
  });

  it("is 1 for nothing and the factor for everything", () => {
    expect(call(AMDAHL_SPEEDUP, 0, 10)).toBe(1);
    near(call(AMDAHL_SPEEDUP, 1, 10), 10);
  });

  it("tends to 1 / (1 - fraction) and never exceeds it", () => {
    near(call(AMDAHL_SPEEDUP, 0.9, 1e15), 10, 1e-9);
    expect(call(AMDAHL_SPEEDUP, 0.9, 1000)).toBeLessThan(10);
  });

  it("is the gain of an agent loop whose decoding gets faster", () => {
    const at = (tps: number) => agentLoopS({ calls: 20, outputTokens: 800, tps, ttftMs: 500, toolS: 1.5 });
    const decodeShare = (20 * 800) / 70 / at(70);
    near(amdahlSpeedup({ fraction: decodeShare, factor: 750 / 70 }), at(70) / at(750));
  });

  it("refuses a fraction above 1", () => {
    expect(refuse(AMDAHL_SPEEDUP, 1.2, 10)).toMatchObject({ code: "domain", param: "fraction" });
    expect(refuse(AMDAHL_SPEEDUP, 0.5, 0)).toMatchObject({ code: "domain", param: "factor" });
  });
});
