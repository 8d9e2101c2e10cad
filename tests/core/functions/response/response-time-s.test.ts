import { describe, expect, it } from "vitest";
import { responseTimeS } from "../../../../core/functions/response/response-time-s.js";
import { near } from "../../../helpers/near.js";

describe("responseTimeS", () => {
  it("gives 10.18 s for 200 ms, 20 ms and 500 tokens (seed 000: 0.2 + 499 x 0.02)", () => {
    near(responseTimeS({ ttftMs: 200, tpotMs: 20, outputTokens: 500 }), 10.18);
  });

  it("gives 1.271 s for Cerebras 405B: 240 ms and 999 gaps at 969 tok/s (seed 003)", () => {
    near(responseTimeS({ ttftMs: 240, tpotMs: 1000 / 969, outputTokens: 1000 }), 0.24 + 999 / 969);
  });

  it("is the TTFT for one token, whatever the TPOT", () => {
    expect(responseTimeS({ ttftMs: 200, tpotMs: 1e9, outputTokens: 1 })).toBe(0.2);
  });
});
