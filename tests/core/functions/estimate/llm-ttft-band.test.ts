import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

const band = (...args: readonly unknown[]) =>
  (value("LLM_TTFT_BAND", "llama 3.1 8b", "h100", ...args) as [[number, number, number, number]])[0];

describe("LLM_TTFT_BAND", () => {
  it("stands around LLM_TTFT_MS, above what nominal speed allows", () => {
    const [low, expected, high, floor] = band(4000, "fp8");
    near(expected, Number(value("LLM_TTFT_MS", "llama 3.1 8b", "h100", 4000, "fp8")), 1e-12);
    expect(floor).toBeLessThanOrEqual(low);
    expect(low).toBeLessThan(expected);
    expect(expected).toBeLessThan(high);
  });

  it("counts only the fresh tokens of the prompt", () => {
    expect(band(4000, "fp8", 1, 3500)[1]).toBeLessThan(band(4000, "fp8")[1]);
    expect(failure("LLM_TTFT_BAND", "llama 3.1 8b", "h100", 100, "fp8", 1, 100)).toMatchObject({
      param: "cached_tokens",
    });
  });
});
