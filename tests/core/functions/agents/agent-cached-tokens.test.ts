import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AGENT_CACHED_TOKENS,
  agentCachedTokens,
} from "../../../../core/functions/agents/agent-cached-tokens.js";
import { agentInputTokens } from "../../../../core/functions/agents/agent-input-tokens.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("AGENT_CACHED_TOKENS", () => {
  it("counts the input of each call that the one before has sent", () => {
    // By hand: calls read 100, 110, 120; of these 0, 100, 110 are cached. Two calls: 100.
    expect(call(AGENT_CACHED_TOKENS, 3, 100, 10)).toBe(210);
    expect(call(AGENT_CACHED_TOKENS, 2, 100, 10)).toBe(100);
  });

  it("leaves the first prompt and the growths as fresh tokens", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (calls, baseTokens, growthTokens) => {
          const loop = { calls, baseTokens, growthTokens };
          expect(agentInputTokens(loop) - agentCachedTokens(loop)).toBe(
            baseTokens + (calls - 1) * growthTokens,
          );
        },
      ),
    );
  });

  it("is 0 for one call and for none", () => {
    expect(call(AGENT_CACHED_TOKENS, 1, 4000, 1300)).toBe(0);
    expect(call(AGENT_CACHED_TOKENS, 0, 4000, 1300)).toBe(0);
  });

  it("refuses a negative prompt", () => {
    expect(refuse(AGENT_CACHED_TOKENS, 2, -1, 10)).toMatchObject({ code: "domain", param: "base_tokens" });
  });
});
