import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_TPS", () => {
  it("stays between a third of the ceiling and the ceiling for dense models on one card", () => {
    for (const [model, hardware] of [
      ["llama 3.1 8b", "rtx 4090"],
      ["llama 3.1 8b", "m4 max"],
      ["gemma 3 27b", "rtx 5090"],
    ]) {
      const [[low, expected, high, ceiling] = []] = value("LLM_TPS_BAND", model, hardware) as number[][];
      expect(value("LLM_TPS", model, hardware)).toBe(expected);
      expect(Number(ceiling) / 3).toBeLessThan(Number(low));
      expect(Number(high)).toBeLessThanOrEqual(Number(ceiling));
    }
  });

  it("falls with context and with users, and rises with devices that share the weights", () => {
    const tps = (...rest: unknown[]) => Number(value("LLM_TPS", "llama 3.1 70b", "h100", "fp8", ...rest));
    expect(tps(2, 32768)).toBeLessThan(tps(2, 1024));
    expect(tps(2, 1024, 64)).toBeLessThan(tps(2, 1024, 1));
    expect(tps(4, 1024)).toBeGreaterThan(tps(2, 1024));
  });

  it("names the nearest models when it does not know one", () => {
    expect(failure("LLM_TPS", "lama 3.1 8b instruct turbo max", "h100")).toMatchObject({
      code: "unknown",
      param: "model",
    });
    expect(failure("LLM_TPS", "llama 3.1 8b", "h1000")).toMatchObject({ code: "unknown", param: "hardware" });
  });

  it("says how many devices would hold what does not fit", () => {
    expect(failure("LLM_TPS", "llama 3.1 70b", "h100")).toMatchObject({
      code: "infeasible",
      reason: { values: { gpus: 2 } },
    });
  });
});
