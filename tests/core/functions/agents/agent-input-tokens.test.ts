import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AGENT_INPUT_TOKENS,
  agentInputTokens,
} from "../../../../core/functions/agents/agent-input-tokens.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("AGENT_INPUT_TOKENS", () => {
  it("adds up the growing prompts", () => {
    // By hand: 100 + 110 + 120 and 5 × 1,000.
    expect(call(AGENT_INPUT_TOKENS, 3, 100, 10)).toBe(330);
    expect(call(AGENT_INPUT_TOKENS, 5, 1000, 0)).toBe(5000);
  });

  it("equals the sum taken call by call", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (calls, baseTokens, growthTokens) => {
          let total = 0;
          for (let i = 0; i < calls; i++) total += baseTokens + i * growthTokens;
          expect(agentInputTokens({ calls, baseTokens, growthTokens })).toBe(total);
        },
      ),
    );
  });

  it("is 0 without calls and immediate for a million of them", () => {
    expect(call(AGENT_INPUT_TOKENS, 0, 4000, 1300)).toBe(0);
    // 1e6 × 1 + 1 × 1e6 × 999,999 / 2.
    expect(call(AGENT_INPUT_TOKENS, 1_000_000, 1, 1)).toBe(500_000_500_000);
  });

  it("refuses half a call", () => {
    expect(refuse(AGENT_INPUT_TOKENS, 2.5, 4000, 1300)).toMatchObject({ code: "domain", param: "calls" });
  });
});
