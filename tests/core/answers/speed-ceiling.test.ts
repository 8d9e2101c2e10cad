import { describe, expect, it } from "vitest";
import { speedCeiling } from "../../../core/answers/speed-ceiling.js";

const ceiling = (slots: Parameters<typeof speedCeiling>[0], bandwidthGbs: number) => {
  const reply = speedCeiling(slots, bandwidthGbs, "en");
  return reply.ok ? reply : expect.fail(reply.message);
};

describe("speedCeiling", () => {
  it("divides bandwidth by the bytes of a token", () => {
    // 3350 / 140 = 23.93.
    expect(ceiling({ params_b: 70 }, 3350).value).toBeCloseTo(23.93, 2);
    expect(ceiling({ params_b: 70, quant: "4bit" }, 3350).value).toBeCloseTo(95.71, 2);
  });

  it("shows a file as the size that was said", () => {
    const { answer, value } = ceiling({ weights_gb: 18 }, 936);
    expect(value).toBe(52);
    expect(answer.inputs.slice(0, 2)).toEqual([
      { label: "weights", value: "18 GB", source: "given" },
      expect.objectContaining({ value: "936 GB/s", source: "given" }),
    ]);
  });

  it("takes the active parameters of a named model", () => {
    const { value = 0 } = ceiling({ models: ["qwen3-30b-a3b"] }, 1000);
    expect(value).toBeGreaterThan(140);
    expect(() => speedCeiling({}, 1000, "en")).toThrow();
  });
});
