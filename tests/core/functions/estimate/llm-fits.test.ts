import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_FITS", () => {
  it.each([
    ["llama 3.1 70b", "h100", "bf16", 1, false],
    ["llama 3.1 70b", "h100", "bf16", 4, true],
    ["llama 3.1 70b", "h200", "fp8", 1, true],
    ["gemma 3 27b", "rtx 4060 ti", "q4_k_m", 1, false],
    ["llama 3.1 8b", "rtx 4090", "q4_k_m", 1, true],
  ])("%s on %s in %s x %d: %s", (model, hardware, quant, gpus, fits) => {
    expect(value("LLM_FITS", model, hardware, quant, gpus, 8192)).toBe(fits);
  });

  it("asks for the memory of a CPU", () => {
    expect(failure("LLM_FITS", "llama 3.1 8b", "ddr5 dual channel")).toMatchObject({ param: "hardware" });
  });
});
