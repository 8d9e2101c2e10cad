import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_MAX_CONTEXT", () => {
  it("stops at the model's own limit: Qwen3-8B was made for 40,960 tokens (worked example 11)", () => {
    expect(value("LLM_MAX_CONTEXT", "qwen3 8b", "rtx 4090", "q4_k_m")).toBe(40_960);
  });

  it("stops where memory ends: one token more does not fit", () => {
    const tokens = Number(value("LLM_MAX_CONTEXT", "llama 3.1 70b", "h100", "fp8", 1));
    expect(value("LLM_FITS", "llama 3.1 70b", "h100", "fp8", 1, tokens)).toBe(true);
    expect(tokens).toBeLessThan(131_072);
  });

  it("refuses weights that do not fit", () => {
    expect(failure("LLM_MAX_CONTEXT", "llama 3.1 70b", "rtx 4090", "bf16")).toMatchObject({
      code: "infeasible",
    });
  });
});
