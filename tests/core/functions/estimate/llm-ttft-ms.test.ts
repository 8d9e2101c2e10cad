import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_TTFT_MS", () => {
  const ttft = (prompt: number, ...rest: unknown[]) =>
    Number(value("LLM_TTFT_MS", "llama 3.1 8b", "h100", prompt, "fp8", ...rest));

  it("grows with the prompt and never falls below its compute at full dense peak", () => {
    expect(ttft(8000)).toBeGreaterThan(ttft(1000));
    // 2 FLOP a parameter a token over 1,979 dense FP8 TFLOPS, GFLOP / TFLOPS = ms.
    expect(ttft(8000)).toBeGreaterThan((2 * 6.9 * 8000) / 1979);
  });

  it("saves what the prefix cache holds", () => {
    expect(ttft(8000, 1, 7000)).toBeLessThan(ttft(8000));
  });

  it("refuses a prompt that is cached whole", () => {
    expect(failure("LLM_TTFT_MS", "llama 3.1 8b", "h100", 100, "fp8", 1, 100)).toMatchObject({
      code: "domain",
      param: "cached_tokens",
    });
  });
});
