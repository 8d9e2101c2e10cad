import { describe, expect, it } from "vitest";
import { hardwareById } from "../../../../core/catalogue/find-hardware.js";
import { modelById } from "../../../../core/catalogue/find-model.js";
import { quantById } from "../../../../core/catalogue/find-quant.js";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { weightFormat } from "../../../../core/estimator/memory/format.js";
import { maxContext, maxSequences, minGpus } from "../../../../core/estimator/memory/inverse.js";
import { memoryModel } from "../../../../core/estimator/memory/model.js";
import { deviceNeed } from "../../../../core/estimator/memory/need.js";
import { memoryScenario, splitOf } from "../../../../core/estimator/memory/scenario.js";
import { usableMemory } from "../../../../core/estimator/memory/usable.js";
import { CalcError } from "../../../../core/failure.js";
import { formatFailure } from "../../../../core/text/failure.js";

function ask(modelId: string, quantId: string, engineName: string, deviceId: string, memoryGb?: number) {
  const row = modelById(modelId);
  const quant = quantById(quantId);
  const device = hardwareById(deviceId);
  if (!row || !quant || !device) throw new Error("unknown id");
  const model = memoryModel(row);
  const engine = memoryEngine(engineName);
  return {
    model,
    engine,
    format: weightFormat(quant, model, row.id, engine),
    usable: usableMemory(device, memoryGb),
  };
}

type Ask = ReturnType<typeof ask>;

function fits(wanted: Ask, gpus: number, context: number, sequences: number): boolean {
  const split = splitOf(wanted.engine, gpus);
  const need = deviceNeed(memoryScenario({ ...wanted, split, context, sequences, ropeScaling: true }));
  return need.total <= need.budget;
}

function failureOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof CalcError) return error.failure;
  }
  throw new Error("did not fail");
}

const CASES = [
  ["llama-3.1-8b", "gguf-q4-k-m", "llama.cpp", "rtx-4090"],
  ["gemma-3-27b", "gguf-q4-k-m", "llama.cpp", "rtx-3090"],
  ["gemma-3-27b", "fp8", "vLLM 0.24", "nvidia-h100-sxm"],
  ["gpt-oss-20b", "mxfp4", "vLLM 0.19", "rtx-5090"],
  ["qwen3.5-35b-a3b", "fp8", "vLLM", "nvidia-h100-sxm"],
  ["deepseek-v2-lite", "bf16", "SGLang", "nvidia-a100-sxm-40gb"],
  ["mistral-7b-v0.1", "bf16", "vLLM 0.10", "rtx-4090"],
] as const;

describe("maxContext", () => {
  it.each(CASES)("is exact for %s %s on %s, %s: one more token does not fit", (...names) => {
    const wanted = ask(...names);
    const { byMemory, tokens, byModel } = maxContext({ ...wanted, ropeScaling: false });
    expect(fits(wanted, 1, byMemory, 1)).toBe(true);
    // A cache of windows alone stops growing: then every context fits.
    if (byMemory < 2 ** 28) expect(fits(wanted, 1, byMemory + 1, 1)).toBe(false);
    expect(tokens).toBe(Math.min(byMemory, byModel ?? byMemory));
  });

  it("says how many devices would hold weights that do not fit", () => {
    const failure = failureOf(() => maxContext(ask("llama-3.1-70b", "bf16", "vLLM 0.19", "nvidia-h100-sxm")));
    expect(failure.code).toBe("infeasible");
    expect(formatFailure(failure, "en")).toContain("2 devices would hold them");
  });
});

describe("maxSequences", () => {
  it.each(CASES)("is exact for %s %s on %s, %s: one more sequence does not fit", (...names) => {
    const wanted = ask(...names);
    const { sequences, binds } = maxSequences({ ...wanted, context: 4096 });
    expect(sequences).toBeGreaterThan(0);
    expect(fits(wanted, 1, 4096, sequences)).toBe(true);
    if (binds === "memory") expect(fits(wanted, 1, 4096, sequences + 1)).toBe(false);
  });

  it("is 0, not an error, when the weights fit and no sequence does", () => {
    const wanted = ask("qwen3-32b", "bf16", "vLLM 0.11", "nvidia-h100-sxm");
    expect(maxSequences({ ...wanted, context: 40960 }).sequences).toBe(0);
  });

  it("stops at the engine's own limit", () => {
    const wanted = ask("llama-3.1-8b", "fp8", "vLLM 0.19", "nvidia-h200-sxm");
    expect(maxSequences({ ...wanted, context: 512 })).toMatchObject({ sequences: 1024, binds: "engine" });
  });
});

describe("minGpus", () => {
  it("splits layers over as many cards as needed", () => {
    const wanted = { ...ask("llama-3.3-70b", "gguf-q4-k-m", "llama.cpp", "rtx-3090"), context: 8192 };
    const { gpus } = minGpus(wanted);
    expect(gpus).toBe(2);
    expect(fits(wanted, gpus, 8192, 1)).toBe(true);
    expect(fits(wanted, gpus - 1, 8192, 1)).toBe(false);
  });

  it("goes beyond one machine in steps of eight", () => {
    const wanted = { ...ask("kimi-k2", "fp8", "vLLM 0.19", "nvidia-h100-sxm"), context: 8192 };
    expect(minGpus(wanted).gpus).toBe(16);
  });

  it("cannot help when what every device repeats is too large", () => {
    const wanted = { ...ask("gemma-3-27b", "bf16", "vLLM 0.10", "gtx-1650"), context: 8192 };
    expect(failureOf(() => minGpus(wanted))).toMatchObject({ code: "infeasible", param: "hardware" });
  });
});

describe("memoryScenario", () => {
  it("refuses a context above the model's", () => {
    const failure = failureOf(() =>
      memoryScenario({ ...ask("qwen3-8b", "gguf-q8-0", "llama.cpp", "rtx-4090"), context: 50_000 }),
    );
    expect(formatFailure(failure, "fr")).toContain("au plus 40\u202f960 tokens");
  });

  it("refuses tensor parallelism that the heads do not allow and lists what they do", () => {
    const wanted = ask("llama-3.1-8b", "bf16", "vLLM 0.19", "nvidia-h100-sxm");
    const failure = failureOf(() => memoryScenario({ ...wanted, split: splitOf(wanted.engine, 3) }));
    expect(failure).toMatchObject({ code: "domain", param: "gpus", given: 3 });
    expect(formatFailure(failure, "en")).toContain("1, 2, 4, 8, 16, 32");
  });

  it.each([
    ["context_tokens", { context: -1 }],
    ["context_tokens", { context: 10.5 }],
    ["sequences", { sequences: Number.NaN }],
    ["sequences", { sequences: 1e10 }],
    ["utilisation", { utilisation: 1.2 }],
  ])("refuses %s in %j", (param, change) => {
    const wanted = ask("llama-3.1-8b", "bf16", "vLLM 0.19", "nvidia-h100-sxm");
    expect(failureOf(() => memoryScenario({ ...wanted, ...change })).param).toBe(param);
  });
});

describe("splitOf", () => {
  it("is tensor parallel to 8 and pipelines beyond on serving engines, layers on portable ones", () => {
    expect(splitOf(memoryEngine("vLLM"), 4)).toEqual({ tp: 4, pp: 1, ep: 1 });
    expect(splitOf(memoryEngine("vLLM"), 16)).toEqual({ tp: 8, pp: 2, ep: 1 });
    expect(splitOf(memoryEngine("llama.cpp"), 3)).toEqual({ tp: 1, pp: 3, ep: 1 });
  });

  it("refuses 0, fractions and odd numbers of machines", () => {
    for (const gpus of [0, 1.5, 12, 2e9]) {
      expect(failureOf(() => splitOf(memoryEngine("vLLM"), gpus)).param).toBe("gpus");
    }
  });
});
