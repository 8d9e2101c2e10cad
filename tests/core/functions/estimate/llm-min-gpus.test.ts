import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_MIN_GPUS", () => {
  it("needs four H100 for a 70B in 16 bits with 32 sequences of 8k (worked example 12 of the memory rules)", () => {
    expect(value("LLM_MIN_GPUS", "llama 3.1 70b", "h100", "bf16", 8192, 32, null, "vLLM 0.19")).toBe(4);
  });

  it("is the smallest number that fits", () => {
    const gpus = Number(value("LLM_MIN_GPUS", "llama 3.1 405b", "h100", "fp8", 4096));
    expect(value("LLM_FITS", "llama 3.1 405b", "h100", "fp8", gpus, 4096)).toBe(true);
    expect(value("LLM_FITS", "llama 3.1 405b", "h100", "fp8", gpus / 2, 4096)).toBe(false);
  });

  it("refuses what no number of devices holds", () => {
    expect(failure("LLM_MIN_GPUS", "llama 3.1 405b", "rtx 3060", "bf16", 4096, 100_000)).toMatchObject({
      code: "infeasible",
    });
  });
});
