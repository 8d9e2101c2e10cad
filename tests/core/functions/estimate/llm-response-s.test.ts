import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

describe("LLM_RESPONSE_S", () => {
  it("is TTFT for one token and grows by one TPOT a token", () => {
    const at = (tokens: number) =>
      Number(value("LLM_RESPONSE_S", "llama 3.1 8b", "h100", 1000, tokens, "fp8"));
    near(at(1) * 1000, Number(value("LLM_TTFT_MS", "llama 3.1 8b", "h100", 1000, "fp8")), 0.05);
    expect(at(500)).toBeGreaterThan(at(250));
  });

  it("refuses an answer longer than the model's context", () => {
    expect(failure("LLM_RESPONSE_S", "llama 3.1 8b", "h100", 131_000, 1000, "fp8").code).toMatch(
      /domain|infeasible/,
    );
  });
});
