import { describe, expect, it } from "vitest";
import { value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

describe("LLM_TPS_BAND", () => {
  it("has the nominal ceiling of an 8B in 16 bits: 1,008 GB/s over body, head and cache", () => {
    const [[low, expected, high, ceiling] = []] = value(
      "LLM_TPS_BAND",
      "llama 3.1 8b",
      "rtx 4090",
      "fp16",
      1,
      2048,
    ) as number[][];
    // 8.03B less one embedding table of 128,256 x 4,096 is read, and 2,048 tokens of 131,072 bytes.
    const readGb = (8.03 - (128256 * 4096) / 1e9) * 2 + (2048 * 131072) / 1e9;
    near(ceiling, 1008 / readGb, 2e-3);
    expect(Number(low)).toBeLessThan(Number(expected));
    expect(Number(expected)).toBeLessThan(Number(high));
  });
});
