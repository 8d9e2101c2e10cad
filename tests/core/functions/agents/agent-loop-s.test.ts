import { describe, expect, it } from "vitest";
import { AGENT_LOOP_S, agentLoopS } from "../../../../core/functions/agents/agent-loop-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("AGENT_LOOP_S", () => {
  it("adds waits, decoding and tools over the calls", () => {
    // By hand: 10 × 500/50 and 4 × (0.25 + 100/100 + 2).
    near(call(AGENT_LOOP_S, 10, 500, 50), 100);
    near(agentLoopS({ calls: 4, outputTokens: 100, tps: 100, ttftMs: 250, toolS: 2 }), 13);
  });

  it("never gains more than the ratio of the speeds", () => {
    // Article’s case: 70 to 750 tok/s is × 10.7 for decoding alone, × 4.38 with 0.5 s of TTFT and 1.5 s of tools.
    const at = (tps: number) => agentLoopS({ calls: 20, outputTokens: 800, tps, ttftMs: 500, toolS: 1.5 });
    near(at(70) / at(750), 4.379, 1e-4);
    expect(at(70) / at(750)).toBeLessThan(750 / 70);
  });

  it("is 0 without calls, and the waits alone without output", () => {
    expect(call(AGENT_LOOP_S, 0, 800, 70)).toBe(0);
    near(call(AGENT_LOOP_S, 3, 0, 70, 500, 1), 4.5);
  });

  it("refuses negative calls and a speed of 0", () => {
    expect(refuse(AGENT_LOOP_S, -1, 800, 70)).toMatchObject({ code: "domain", param: "calls" });
    expect(refuse(AGENT_LOOP_S, 20, 800, 0)).toMatchObject({ code: "domain", param: "tps" });
  });
});
