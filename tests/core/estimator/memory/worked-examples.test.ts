import { describe, expect, it } from "vitest";
import { hardwareById } from "../../../../core/catalogue/find-hardware.js";
import { modelById } from "../../../../core/catalogue/find-model.js";
import { quantById } from "../../../../core/catalogue/find-quant.js";
import { sequenceBytes } from "../../../../core/estimator/memory/cache.js";
import { USUAL_CACHE } from "../../../../core/estimator/memory/cache-settings.js";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { weightFormat } from "../../../../core/estimator/memory/format.js";
import {
  largestModelB,
  maxContext,
  maxSequences,
  minGpus,
} from "../../../../core/estimator/memory/inverse.js";
import { type MemoryModel, memoryModel } from "../../../../core/estimator/memory/model.js";
import { fixedNeed, poolBytes } from "../../../../core/estimator/memory/need.js";
import { computeBuffer } from "../../../../core/estimator/memory/overheads.js";
import { poolCapacity } from "../../../../core/estimator/memory/pages.js";
import { type MemoryInput, memoryScenario } from "../../../../core/estimator/memory/scenario.js";
import { ONE_DEVICE } from "../../../../core/estimator/memory/split.js";
import { GIB, MIB } from "../../../../core/estimator/memory/units.js";
import { usableMemory } from "../../../../core/estimator/memory/usable.js";
import { weightBytes } from "../../../../core/estimator/memory/weights.js";
import { near } from "../../../helpers/near.js";

// The fourteen worked examples of the memory rules; each number was computed by hand from the published dimensions,
// the logged values stand beside them in comments.

function model(id: string, facts: Partial<MemoryModel> = {}): MemoryModel {
  const row = modelById(id);
  if (!row) throw new Error(id);
  return { ...memoryModel(row), visionParams: 0, ...facts };
}

function quant(id: string) {
  const row = quantById(id);
  if (!row) throw new Error(id);
  return row;
}

function device(id: string) {
  const row = hardwareById(id);
  if (!row) throw new Error(id);
  return usableMemory(row);
}

function input(
  modelId: string,
  quantId: string,
  engineName: string,
  more: Partial<MemoryInput> = {},
): MemoryInput {
  const engine = memoryEngine(engineName);
  const facts = more.model ?? model(modelId);
  return { engine, format: weightFormat(quant(quantId), facts, undefined, engine), ...more, model: facts };
}

function capacity(modelId: string, poolGib: number, context: number, engineName: string, elementBytes = 2) {
  const { cache } = model(modelId);
  if (!cache) throw new Error(modelId);
  const settings = { ...USUAL_CACHE, elementBytes, engine: memoryEngine(engineName) };
  return poolCapacity(cache, settings, context, ONE_DEVICE, poolGib * GIB);
}

describe("worked examples of memory", () => {
  it("1: Llama 3.1 8B bf16 is 14.957 GiB (log 14.99)", () => {
    const facts = model("llama-3.1-8b");
    near(weightBytes(facts, weightFormat(quant("bf16"), facts)).total / GIB, 16.06e9 / GIB, 1e-9);
    near(16.06e9 / GIB, 14.95704, 1e-6);
  });

  it("2: Llama 3.3 70B fp8 keeps its tables at 16 bit: 67.66 GiB (log 67.72)", () => {
    const facts = model("llama-3.3-70b");
    const tables = 2 * 128256 * 8192;
    const expected = facts.params - tables + 2 * tables;
    near(weightBytes(facts, weightFormat(quant("fp8"), facts)).total, expected, 1e-9);
    near(expected / GIB, 67.66, 1e-4);
  });

  it("3: gpt-oss 20B is 12.80 GiB in the file and 13.43 in vLLM, which pads experts (log 13.47)", () => {
    const facts = model("gpt-oss-20b");
    const experts = 3 * 2880 * 2880 * 32 * 24;
    const rest = (20.908e9 - experts) * 2;
    near(weightBytes(facts, weightFormat(quant("mxfp4"), facts)).total, (experts * 4.25) / 8 + rest, 1e-9);
    const vllm = memoryEngine("vLLM 0.19");
    const padded = weightBytes(facts, weightFormat(quant("mxfp4"), facts, undefined, vllm), vllm).total;
    near(padded, (experts * (3072 / 2880) * 4.25) / 8 + rest, 1e-9);
    near(padded / GIB, 13.43, 4e-4);
  });

  it("4: Llama 3.1 8B Q4_K_M is 4,911,835,896 bytes", () => {
    const facts = model("llama-3.1-8b");
    near(weightBytes(facts, weightFormat(quant("gguf-q4-k-m"), facts)).total, 4_911_835_896, 1e-9);
  });

  it("5: Qwen2.5 7B AWQ is 5.187 GiB (log 5.203)", () => {
    const facts = model("qwen2.5-7b");
    near(weightBytes(facts, weightFormat(quant("int4-awq-g128"), facts)).total / GIB, 5.187, 1e-4);
  });

  it("6: DeepSeek V3's cache at 16,384 tokens is 1.072 GiB on every device, 76.25 expanded", () => {
    const facts = model("deepseek-v3");
    const settings = { ...USUAL_CACHE, engine: memoryEngine("SGLang") };
    const split = { tp: 8, pp: 1, ep: 1 };
    expect(sequenceBytes(facts, settings, 16384, split)).toBe(61 * 576 * 2 * 16384);
    const expanded = sequenceBytes(facts, { ...settings, latent: "expanded" }, 16384, ONE_DEVICE);
    near(expanded / GIB, 76.25, 1e-9);
  });

  it("7: Gemma 3 27B in a pool of 19.53 GiB prints 36,560 tokens and 4.46 (log the same)", () => {
    const at8k = capacity("gemma-3-27b", 19.53, 8192, "vLLM 0.19");
    expect(at8k.tokens).toBe(36_560);
    near(at8k.concurrency, 15_998 / 3_590, 1e-9);
    expect(capacity("gemma-3-27b", 19.53, 32768, "vLLM 0.19").tokens).toBe(36_560);
    expect(capacity("gemma-3-27b", 19.53, 32768, "vLLM 0.21").tokens).toBe(95_140);
    expect(capacity("gemma-3-27b", 19.53, 32768, "vLLM 0.26").tokens).toBe(61_083);
  });

  it("8: Gemma 3 12B in llama.cpp takes 1,504 MiB of cache and 552 MiB of compute", () => {
    const facts = model("gemma-3-12b", { vocab: 262208 });
    const settings = { ...USUAL_CACHE, engine: memoryEngine("llama.cpp") };
    expect(sequenceBytes(facts, settings, 16384, ONE_DEVICE) / MIB).toBe(1504);
    const buffer = computeBuffer(facts, { ubatch: 512, flashAttention: true, context: 16384 });
    near(buffer / MIB, 552.125, 1e-9);
  });

  it("9: Qwen3 14B on an H100 leaves 45.25 GiB and 36.20 sequences of 8,192 (log 45.23, 36.18)", () => {
    const scenario = memoryScenario(
      input("qwen3-14b", "bf16", "vLLM 0.18", {
        usable: device("nvidia-h100-sxm"),
        utilisation: 0.95,
        context: 8192,
        maxSequences: 1024,
      }),
    );
    const activation = 0.14 * GIB + 14.4 * 1024 * 151936;
    near(poolBytes(scenario), 0.95 * 79.19 * GIB - scenario.model.params * 2 - activation - 0.25 * GIB, 1e-9);
    near(poolBytes(scenario) / GIB, 45.25, 5e-4);
    near(capacity("qwen3-14b", poolBytes(scenario) / GIB, 8192, "vLLM 0.18").concurrency, 36.2, 5e-4);
  });

  it("10: Llama 3.3 70B fp8 on an H200 leaves 53.28 GiB, 174,576 tokens, 1.33 x 131,072 (log 53.20, 1.33)", () => {
    const scenario = memoryScenario(
      input("llama-3.3-70b", "fp8", "vLLM 0.10", { usable: device("nvidia-h200-sxm"), context: 131072 }),
    );
    near(poolBytes(scenario) / GIB, 53.28, 2e-4);
    const { tokens, concurrency } = capacity("llama-3.3-70b", poolBytes(scenario) / GIB, 131072, "vLLM 0.10");
    near(tokens, 174_576, 2e-4);
    near(concurrency, 1.33, 2e-3);
  });

  it("11: Qwen3 8B Q4_K_M on an RTX 4090 holds 133,888 tokens, the model 40,960", () => {
    const ask = {
      ...input("qwen3-8b", "gguf-q4-k-m", "llama.cpp"),
      usable: device("rtx-4090"),
    };
    expect(maxContext(ask)).toEqual({ tokens: 40960, byMemory: 133_888, byModel: 40960, binds: "model" });
  });

  it("12: Llama 3.1 70B bf16 for 32 x 8,192 needs four H100: 54.95 sequences", () => {
    const ask = {
      ...input("llama-3.1-70b", "bf16", "vLLM 0.19"),
      usable: device("nvidia-h100-sxm"),
      context: 8192,
      sequences: 32,
    };
    expect(minGpus(ask).gpus).toBe(4);
    const { concurrency } = maxSequences({ ...ask, gpus: 4 });
    near(concurrency, 54.95, 2e-3);
    const two = memoryScenario({ ...ask, split: { tp: 2, pp: 1, ep: 1 } });
    near(poolBytes(two) / GIB, 1.59, 5e-3);
    near(fixedNeed({ ...two, split: { tp: 4, pp: 1, ep: 1 } }).weights / GIB, 32.85, 4e-4);
  });

  it("13: Qwen3.6 35B-A3B with fp8 cache: 1.373 GiB a request, 4.36 in 5.98 GiB (log 4.33)", () => {
    const { concurrency } = capacity("qwen3.5-35b-a3b", 5.98, 131072, "vLLM 0.24", 1);
    near(concurrency, (5.98 * GIB) / (10 * 1024 * 131072 + 2 * 30 * (32 * 128 * 128 + 3 * 8192) * 4), 1e-9);
    near(concurrency, 4.36, 2e-3);
  });

  it("14: the largest model at 4.85 bits on an RTX 4090 with 16,384 tokens has 35.9 billion parameters", () => {
    const size = largestModelB({
      usable: device("rtx-4090"),
      bitsPerWeight: 4.85,
      context: 16384,
      overheadBytes: 450 * MIB + 0.33 * GIB,
    });
    near(size, (((24080 - 450) * MIB - 2.5 * GIB - 0.33 * GIB) * 8) / 4.85 / 1e9, 1e-9);
    near(size, 35.9, 2e-3);
  });
});
