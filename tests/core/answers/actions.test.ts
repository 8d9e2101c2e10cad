import { describe, expect, it } from "vitest";
import { variations } from "../../../core/answers/actions.js";
import { understand } from "../../../core/answers/scenario.js";

describe("variations", () => {
  it("offers another format than the one in use, also where a model is released in it", () => {
    const format = (model: string) =>
      variations(
        "fit",
        understand({ models: [model], hardware: ["nvidia-h200-sxm"], gpus: 8 }, "en"),
        "en",
        undefined,
      )[0]?.label;
    expect(format("deepseek-v3")).toBe("bf16");
    expect(format("llama-3.1-8b")).toBe("fp8");
  });
});
