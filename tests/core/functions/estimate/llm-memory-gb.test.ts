import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

describe("LLM_MEMORY_GB", () => {
  it("holds the weights and the cache: 70B in FP8 with 16 sequences of 8k", () => {
    const total = Number(value("LLM_MEMORY_GB", "llama 3.1 70b", "fp8", 8192, 16));
    // 72.65 GB of weights (head and embedding in 16 bits) and 16 x 8,192 x 327,680 bytes.
    const floor = 72.65 + (16 * 8192 * 327680) / 1e9;
    expect(total).toBeGreaterThan(floor);
    expect(total).toBeLessThan(floor + 12);
  });

  it("halves the cache in FP8", () => {
    const at = (kv?: string) => Number(value("LLM_MEMORY_GB", "llama 3.1 70b", "fp8", 8192, 16, kv));
    near(at() - at("fp8"), (16 * 8192 * 327680) / 2e9, 0.02);
  });

  it("refuses a context beyond the model's", () => {
    expect(failure("LLM_MEMORY_GB", "llama 3.1 8b", "fp8", 1_000_000)).toMatchObject({
      code: "domain",
      param: "context_tokens",
    });
  });
});
