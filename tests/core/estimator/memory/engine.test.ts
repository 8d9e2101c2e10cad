import { describe, expect, it } from "vitest";
import { memoryEngine, minorOf, NEWEST_VLLM_MINOR } from "../../../../core/estimator/memory/engine.js";
import { tried } from "../../../helpers/tried.js";

describe("memoryEngine", () => {
  it.each([
    ["vLLM", "vllm"],
    ["VLLM 0.19.0", "vllm"],
    ["SGLang 0.4", "sglang"],
    ["llama.cpp", "llama.cpp"],
    ["llama cpp", "llama.cpp"],
    ["Ollama", "llama.cpp"],
    ["LM Studio", "llama.cpp"],
    ["ExLlama", "llama.cpp"],
    ["MLX", "mlx"],
    ["Hugging Face", "transformers"],
    ["AutoAWQ", "autoawq"],
    ["TensorRT-LLM", "simple"],
    ["TGI", "simple"],
  ])("knows %s as %s", (name, kind) => {
    expect(memoryEngine(name).kind).toBe(kind);
  });

  it("reads the minor release of vLLM, and of nothing else", () => {
    expect(memoryEngine("vLLM 0.19.1").minor).toBe(19);
    expect(memoryEngine("vLLM v0.6.3").minor).toBe(6);
    expect(memoryEngine("SGLang 0.4").minor).toBeUndefined();
    expect(memoryEngine("vLLM").minor).toBeUndefined();
  });

  it("reads the month of a build: April 2026 is a quarter into the year", () => {
    expect(memoryEngine("llama.cpp 2026-04").year).toBe(2026.25);
    expect(memoryEngine("Ollama").year).toBeUndefined();
  });

  it("keeps the name as written and refuses one nobody knows, with names that exist", () => {
    expect(memoryEngine("  ik_llama ").name).toBe("ik_llama");
    const failure = tried(() => memoryEngine("my engine"));
    expect(failure).toMatchObject({ code: "unknown", param: "engine", given: "my engine" });
    for (const name of failure.suggestion ?? []) expect(memoryEngine(name).name).toBe(name);
  });
});

describe("minorOf", () => {
  it("takes the newest release whose logs were read where none is stated", () => {
    expect(minorOf(memoryEngine("vLLM"))).toBe(NEWEST_VLLM_MINOR);
    expect(minorOf(memoryEngine("vLLM 0.8"))).toBe(8);
  });
});
