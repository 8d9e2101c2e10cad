import { describe, expect, it } from "vitest";
import { hardwareById } from "../../../../core/catalogue/find-hardware.js";
import { modelById } from "../../../../core/catalogue/find-model.js";
import { quantById } from "../../../../core/catalogue/find-quant.js";
import { fitOf, needBand } from "../../../../core/estimator/memory/band.js";
import { sequenceBytes } from "../../../../core/estimator/memory/cache.js";
import { USUAL_CACHE } from "../../../../core/estimator/memory/cache-settings.js";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { nativeFormat, weightFormat } from "../../../../core/estimator/memory/format.js";
import { cacheOf, memoryModel } from "../../../../core/estimator/memory/model.js";
import { totalNeed } from "../../../../core/estimator/memory/need.js";
import { poolCapacity } from "../../../../core/estimator/memory/pages.js";
import { memoryScenario } from "../../../../core/estimator/memory/scenario.js";
import {
  allowedTensorParallel,
  ONE_DEVICE,
  weightsPerDevice,
} from "../../../../core/estimator/memory/split.js";
import { GB, GIB, MIB } from "../../../../core/estimator/memory/units.js";
import { usableMemory } from "../../../../core/estimator/memory/usable.js";
import { favouredLayers, weightBytes } from "../../../../core/estimator/memory/weights.js";
import { CalcError } from "../../../../core/failure.js";
import { near } from "../../../helpers/near.js";

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("missing");
  return value;
}

const model = (id: string) => memoryModel(must(modelById(id)));
const quant = (id: string) => must(quantById(id));
const settings = (engine: string, elementBytes = 2) => ({
  ...USUAL_CACHE,
  elementBytes,
  engine: memoryEngine(engine),
});

function failureOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof CalcError) return error.failure;
  }
  throw new Error("did not fail");
}

// Wrong answers that other calculators gave, with the right ones (issue threads of those projects).
describe("sequenceBytes", () => {
  it.each([
    ["llama-3.1-405b", 1024, 2, 0.4921875],
    ["llama-3.1-8b", 128_000, 2, 15.625],
    ["llama-3.1-8b", 131_072, 2, 16],
    ["deepseek-v3", 65_536, 2, 4.2890625],
    ["gemma-3-27b", 131_072, 2, 10.40625],
    ["llama-3.1-70b", 131_072, 2, 40],
    ["qwen2.5-7b", 262_144, 34 / 32, 7.4375],
  ])("of %s at %d tokens, %d bytes per element, is %d GiB", (id, tokens, bytes, gib) => {
    near(sequenceBytes(model(id), settings("simple", bytes), tokens, ONE_DEVICE) / GIB, gib, 1e-9);
  });

  it("is 305 GiB for DeepSeek V3 at 65,536 tokens where keys and values are expanded", () => {
    const expanded = { ...settings("simple"), latent: "expanded" as const };
    near(sequenceBytes(model("deepseek-v3"), expanded, 65_536, ONE_DEVICE) / GIB, 305, 1e-9);
  });

  it("copies a latent to every device and spreads heads: 575,668,224 and 335,544,320 bytes at TP 8", () => {
    const eight = { tp: 8, pp: 1, ep: 1 };
    expect(sequenceBytes(model("deepseek-v3"), settings("simple"), 8192, eight)).toBe(575_668_224);
    expect(sequenceBytes(model("llama-3.1-70b"), settings("simple"), 8192, eight)).toBe(335_544_320);
  });

  it("keeps windows, or whole pages, by engine: gpt-oss 20B x 32 is 6.09 or 12 GiB", () => {
    const shape = model("gpt-oss-20b");
    near((32 * sequenceBytes(shape, settings("simple"), 8192, ONE_DEVICE)) / GIB, 6.09375, 1e-9);
    const whole = { ...settings("llama.cpp"), fullWindows: true };
    near((32 * sequenceBytes(shape, whole, 8192, ONE_DEVICE)) / GIB, 12, 1e-9);
  });

  it("adds the state of linear layers: 149.625 MiB for Qwen3.6 27B (log 448.88 for three)", () => {
    near(cacheOf(model("qwen3.5-27b")).stateBytes / MIB, 149.625, 1e-12);
  });

  it("leaves windows at 16 bit under a quantised cache in llama.cpp since April 2026", () => {
    const shape = model("gemma-3-12b");
    const now = sequenceBytes(shape, settings("llama.cpp", 34 / 32), 16384, ONE_DEVICE);
    const before = sequenceBytes(shape, settings("llama.cpp 2025-06", 34 / 32), 16384, ONE_DEVICE);
    near((now - before) / MIB, 480 * (1 - 34 / 64), 1e-9);
  });

  it("refuses a model whose cache layout is not public", () => {
    const row = must(modelById("deepseek-v4-pro"));
    expect(failureOf(() => cacheOf(memoryModel(row))).code).toBe("unknown");
  });
});

describe("poolCapacity", () => {
  const tokens = (id: string, gib: number, engine: string, bytes = 2) =>
    poolCapacity(cacheOf(model(id)), settings(engine, bytes), 8192, ONE_DEVICE, gib * GIB).tokens;

  it("prints what the logs print", () => {
    // Llama 3.1 8B, 58.11 GiB: log 476,000 at 16 bit and 952,032 at fp8; gpt-oss 120B, 5.38 GiB: log 78,384.
    near(tokens("llama-3.1-8b", 58.11, "vLLM 0.19"), 476_000, 1e-4);
    near(tokens("llama-3.1-8b", 58.11, "vLLM 0.19", 1), 952_032, 1e-4);
    near(tokens("gpt-oss-120b", 5.38, "vLLM 0.19"), 78_384, 1e-3);
    near(tokens("gemma-3-12b", 47.72, "vLLM 0.19"), 130_304, 1e-4);
  });

  it("asks 45.79 GiB for one request of Gemma 4 31B, 70.79 with two batches in flight (logs)", () => {
    const shape = model("gemma-4-31b");
    const one = (engine: string) =>
      sequenceBytes(shape, { ...settings(engine), batchedTokens: 32768 }, 262_144, ONE_DEVICE) / GIB;
    near(one("vLLM 0.25"), 45.79, 2e-4);
    near(one("vLLM 0.26"), 70.79, 2e-4);
  });

  it("is empty for a negative pool", () => {
    expect(tokens("llama-3.1-8b", -1, "vLLM 0.19")).toBe(0);
  });
});

describe("weightsPerDevice", () => {
  const perDevice = (tp: number, pp: number) => {
    const facts = model("llama-3.1-8b");
    const format = weightFormat(quant("bf16"), facts);
    return weightsPerDevice(facts, format, weightBytes(facts, format), { tp, pp, ep: 1 }) / GIB;
  };

  it("puts the larger of embedding and head on the fullest stage (logs: 7.51 and 4.26 GiB)", () => {
    near(perDevice(1, 2), 7.51, 0.01);
    near(perDevice(1, 4), 4.26, 0.01);
  });

  it("copies key and value projections when there are more devices than KV heads", () => {
    const params = 2 * 4096 * 8 * 128 * 32;
    near((perDevice(16, 1) - perDevice(1, 1) / 16) * GIB, (params * 2 * 1) / 16, 1e-9);
  });
});

describe("allowedTensorParallel", () => {
  it("divides the heads: Qwen2.5 7B with 28 heads and 4 KV heads", () => {
    expect(allowedTensorParallel(model("qwen2.5-7b"), 8)).toEqual([1, 2, 4]);
  });
});

describe("favouredLayers", () => {
  it("is half of 32 layers, as in Llama 3.1 8B", () => {
    expect(favouredLayers(32)).toBe(16);
  });
});

describe("weightFormat", () => {
  it("prefers the published size of the very file", () => {
    const facts = model("gemma-4-31b");
    const format = weightFormat(quant("gguf-ud-q4-k-xl"), facts, "gemma-4-31b");
    near((weightBytes(facts, format).total * 8) / facts.params, 4.885, 1e-9);
  });

  it("refuses formats that cannot be: MXFP4 on a dense model, i-quants in vLLM, AWQ in llama.cpp", () => {
    const dense = model("llama-3.1-8b");
    expect(failureOf(() => weightFormat(quant("mxfp4"), dense)).reason?.en).toContain("dense");
    const vllm = memoryEngine("vLLM 0.19");
    expect(failureOf(() => weightFormat(quant("gguf-iq2-m"), dense, undefined, vllm)).param).toBe("quant");
    const portable = memoryEngine("Ollama");
    expect(
      failureOf(() => weightFormat(quant("int4-awq-g128"), dense, undefined, portable)).suggestion,
    ).toContain("Q4_K_M");
  });
});

describe("nativeFormat", () => {
  it("takes the released weights: fp8 blocks of DeepSeek, four-bit experts of gpt-oss", () => {
    expect(nativeFormat(model("deepseek-v3"), quantById).linear).toBeCloseTo(8.00195, 5);
    expect(nativeFormat(model("gpt-oss-20b"), quantById).experts).toBe(4.25);
    expect(nativeFormat(model("llama-3.1-8b"), quantById).linear).toBe(16);
  });
});

describe("usableMemory", () => {
  it("takes what engines print: 79.19 GiB of an H100", () => {
    expect(usableMemory(must(hardwareById("nvidia-h100-sxm")))).toEqual({
      bytes: 79.19 * GIB,
      basis: "measured",
    });
  });

  it("takes the driver's total less the context: T4 15,360 MiB", () => {
    const t4 = usableMemory(must(hardwareById("nvidia-t4")));
    expect(t4.basis).toBe("driver");
    near(t4.bytes / MIB, 15360 - 512, 1e-9);
  });

  it("takes the chosen capacity, and three quarters of a Mac's memory", () => {
    const { bytes, basis } = usableMemory(must(hardwareById("apple-m3-ultra")), 256);
    expect([bytes / GIB, basis]).toEqual([192, "estimated"]);
  });

  it("asks for the memory of a CPU", () => {
    expect(failureOf(() => usableMemory(must(hardwareById("amd-epyc-9004")))).code).toBe("infeasible");
  });
});

describe("needBand", () => {
  const scenario = (engine: string, quantId: string, sequences: number) => {
    const facts = model("llama-3.1-8b");
    const usable = usableMemory(must(hardwareById("nvidia-h100-sxm")));
    const parsed = memoryEngine(engine);
    const format = weightFormat(quant(quantId), facts, undefined, parsed);
    return memoryScenario({ model: facts, engine: parsed, format, usable, context: 8192, sequences });
  };

  it("is ordered, and wider when the release is not stated", () => {
    const known = needBand(scenario("vLLM 0.19", "bf16", 8));
    const unknown = needBand(scenario("vLLM", "bf16", 8));
    for (const { floor, p10, expected, p90 } of [known, unknown]) {
      expect(floor < expected && p10 <= expected && expected < p90).toBe(true);
    }
    expect(unknown.p90 - unknown.expected).toBeGreaterThan(known.p90 - known.expected);
  });

  it("fits, fits tightly, or does not", () => {
    expect(fitOf(scenario("vLLM 0.19", "bf16", 8))).toBe("yes");
    expect(fitOf(scenario("vLLM 0.19", "bf16", 54))).toBe("tight");
    expect(fitOf(scenario("vLLM 0.19", "bf16", 80))).toBe("no");
  });
});

describe("totalNeed", () => {
  it("is the file, the cache and the overheads of every device", () => {
    const facts = model("llama-3.1-8b");
    const engine = memoryEngine("llama.cpp");
    const format = weightFormat(quant("gguf-q4-k-m"), facts, undefined, engine);
    const need = totalNeed(memoryScenario({ model: facts, engine, format, unified: true, context: 8192 }));
    near(need.weights, 4_911_835_896, 1e-9);
    expect(need.cache).toBe(GIB);
    near(need.total / GB, (need.weights + need.cache + need.activation + need.runtime) / GB, 1e-12);
  });
});
