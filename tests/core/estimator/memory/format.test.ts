import { describe, expect, it } from "vitest";
import { quantById } from "../../../../core/catalogue/find-quant.js";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import {
  isLoadable,
  nativeFormat,
  tableFormat,
  weightFormat,
} from "../../../../core/estimator/memory/format.js";
import { weightBytes } from "../../../../core/estimator/memory/weights.js";
import { near } from "../../../helpers/near.js";
import { tried } from "../../../helpers/tried.js";
import { model, quant } from "./sample.js";

describe("weightFormat", () => {
  it("prefers the published size of the very file", () => {
    const facts = model("gemma-4-31b");
    const format = weightFormat(quant("gguf-ud-q4-k-xl"), facts, "gemma-4-31b");
    near((weightBytes(facts, format).total * 8) / facts.params, 4.885, 1e-9);
  });

  it("refuses formats that cannot be: MXFP4 on a dense model, i-quants in vLLM, AWQ in llama.cpp", () => {
    const dense = model("llama-3.1-8b");
    expect(tried(() => weightFormat(quant("mxfp4"), dense)).reason?.en).toContain("dense");
    const vllm = memoryEngine("vLLM 0.19");
    expect(tried(() => weightFormat(quant("gguf-iq2-m"), dense, undefined, vllm)).param).toBe("quant");
    const portable = memoryEngine("Ollama");
    expect(
      tried(() => weightFormat(quant("int4-awq-g128"), dense, undefined, portable)).suggestion,
    ).toContain("Q4_K_M");
  });

  it("keeps tables at 16 bit in served formats, narrows them on portable ones", () => {
    const dense = model("llama-3.1-8b");
    const stored = (id: string) => {
      const { linear, embedding, head } = weightFormat(quant(id), dense);
      return [linear, embedding, head];
    };
    expect(stored("fp8")).toEqual([8, 16, 16]);
    expect(stored("int4-awq-g128")).toEqual([4.15625, 16, 16]);
    expect(stored("gguf-q8-0")).toEqual([8.5, 8.5, 8.5]);
    expect(stored("gguf-q4-0")).toEqual([4.5, 4.5, 6.5625]);
    expect(stored("int4-g64")).toEqual([4.5, 4.5, 4.5]);
    expect(stored("bf16")).toEqual([16, 16, 16]);
  });

  it("stores the rest of an MXFP4 model in 16 bits when serving, in 8.5 in a GGUF file", () => {
    const oss = model("gpt-oss-20b");
    const all = (engine: string) => weightFormat(quant("mxfp4"), oss, undefined, memoryEngine(engine)).linear;
    expect([all("vLLM"), all("llama.cpp")]).toEqual([16, 8.5]);
  });
});

describe("nativeFormat", () => {
  it("takes the released weights: fp8 blocks of DeepSeek, four-bit experts of gpt-oss", () => {
    expect(nativeFormat(model("deepseek-v3"), quantById).linear).toBeCloseTo(8.00195, 5);
    expect(nativeFormat(model("gpt-oss-20b"), quantById).experts).toBe(4.25);
    expect(nativeFormat(model("llama-3.1-8b"), quantById).linear).toBe(16);
  });

  it("narrows the experts alone where only they were released in four bits", () => {
    const released = { ...model("gpt-oss-20b"), nativeDtype: "int4 QAT experts" };
    expect(nativeFormat(released, quantById)).toMatchObject({ experts: 4.5, linear: 16 });
    const mixed = { ...model("deepseek-v3"), nativeDtype: "fp4 experts + fp8" };
    expect(nativeFormat(mixed, quantById).experts).toBe(4.25);
    expect(nativeFormat(mixed, quantById).linear).toBeCloseTo(8.00195, 5);
  });
});

describe("tableFormat", () => {
  it("spreads an average over everything but a vision tower", () => {
    expect(tableFormat("x", 5)).toMatchObject({
      linear: 5,
      experts: 5,
      embedding: 5,
      head: 5,
      vision: 16,
      table: true,
    });
  });
});

describe("isLoadable", () => {
  it.each([
    ["gguf-q4-k-m", "llama.cpp", true],
    ["gguf-q4-k-m", "vLLM", true],
    ["gguf-q4-k-m", "SGLang", false],
    ["gguf-iq2-m", "vLLM", false],
    ["int4-awq-g128", "Ollama", false],
    ["int4-awq-g128", "vLLM", true],
    ["int4-g64", "MLX", true],
    ["int4-g64", "llama.cpp", false],
    ["int4-g64", "TensorRT-LLM", false],
    ["fp8", "transformers", true],
    ["bf16", "LM Studio", true],
  ] as const)("%s in %s: %s", (format, engine, loads) => {
    expect(isLoadable(quant(format), memoryEngine(engine))).toBe(loads);
  });
});
