import { describe, expect, it } from "vitest";
import { readsGguf, runsOn } from "../../../core/estimator/classes.js";

describe("readsGguf", () => {
  it("is true of llama.cpp and vLLM, not of TensorRT-LLM", () => {
    expect([readsGguf("llama.cpp"), readsGguf("vLLM 0.19"), readsGguf("TensorRT-LLM")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("runsOn", () => {
  it("binds TensorRT-LLM to NVIDIA, and MLX to Apple and NVIDIA", () => {
    expect(runsOn("TensorRT-LLM", "nv-hbm")).toBe(true);
    expect(runsOn("TensorRT-LLM", "amd-hbm")).toBe(false);
    expect(runsOn("MLX", "apple")).toBe(true);
    expect(runsOn("MLX (rapid-mlx)", "amd-gddr")).toBe(false);
  });

  it("lets the others run everywhere, also on devices that nobody described", () => {
    expect(runsOn("vLLM", "amd-hbm")).toBe(true);
    expect(runsOn("TensorRT-LLM", "unknown")).toBe(true);
  });
});
