import { describe, expect, it } from "vitest";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { isServing, splitOf } from "../../../../core/estimator/memory/scenario.js";
import { GIB } from "../../../../core/estimator/memory/units.js";
import { tried } from "../../../helpers/tried.js";
import { TOY, toy } from "./sample.js";

describe("memoryScenario", () => {
  it("fills the gaps: a short chat, one sequence, one device, 16 bits", () => {
    expect(toy("llama.cpp", { context: undefined as never })).toMatchObject({
      context: 2048,
      sequences: 1,
      split: { tp: 1, pp: 1, ep: 1 },
      elementBytes: 2,
      ubatch: 512,
      flashAttention: true,
      utilisation: 1,
      displayBytes: 0,
    });
  });

  it.each([
    ["vLLM 0.19", 0.9],
    ["vLLM 0.20", 0.92],
    ["SGLang", 0.88],
    ["TensorRT-LLM", 0.9],
    ["llama.cpp", 1],
  ])("lets %s take %d of the device unless told", (engine, utilisation) => {
    expect(toy(engine).utilisation).toBe(utilisation);
    expect(toy(engine, { utilisation: 0.5 }).utilisation).toBe(0.5);
  });

  it("runs 1,024 sequences at most, 256 in the first vLLM and on small devices since 0.11", () => {
    const most = (engine: string, gib: number) =>
      toy(engine, { usable: { bytes: gib * GIB, basis: "driver" } }).maxSequences;
    expect([
      most("vLLM 0.7", 80),
      most("vLLM 0.10", 24),
      most("vLLM 0.19", 24),
      most("vLLM 0.19", 70),
    ]).toEqual([256, 1024, 256, 1024]);
    expect(toy("vLLM", { maxSequences: 7 }).maxSequences).toBe(7);
  });

  it("refuses a context beyond the model's own, unless it is stretched", () => {
    expect(tried(() => toy("vLLM", { context: 100_001 }))).toMatchObject({
      code: "domain",
      param: "context_tokens",
      given: 100_001,
      allowed: { max: 100_000 },
    });
    expect(toy("vLLM", { context: 100_001, ropeScaling: true }).context).toBe(100_001);
    expect(toy("vLLM", { context: 100_000 }).context).toBe(100_000);
  });

  it.each([
    [{ context: -1 }, "domain", "context_tokens"],
    [{ context: 1.5 }, "domain", "context_tokens"],
    [{ context: Number.NaN }, "type", "context_tokens"],
    [{ sequences: 2e9 }, "domain", "sequences"],
    [{ sequences: Number.POSITIVE_INFINITY }, "type", "sequences"],
    [{ utilisation: 0 }, "domain", "utilisation"],
    [{ utilisation: 1.01 }, "domain", "utilisation"],
    [{ utilisation: Number.NaN }, "domain", "utilisation"],
    [{ split: { tp: 3, pp: 1, ep: 1 } }, "domain", "gpus"],
  ])("refuses %j", (changes, code, param) => {
    expect(tried(() => toy("vLLM", changes))).toMatchObject({ code, param });
  });

  it("lets layers be split as nobody could split tensors", () => {
    expect(toy("llama.cpp", { model: TOY, split: { tp: 1, pp: 3, ep: 1 } }).split.pp).toBe(3);
  });
});

describe("splitOf", () => {
  const of = (engine: string, gpus: number) => splitOf(memoryEngine(engine), gpus);

  it("splits tensors up to 8 and stages of 8 beyond when serving, layers otherwise", () => {
    expect(of("vLLM", 8)).toEqual({ tp: 8, pp: 1, ep: 1 });
    expect(of("SGLang", 24)).toEqual({ tp: 8, pp: 3, ep: 1 });
    expect(of("llama.cpp", 5)).toEqual({ tp: 1, pp: 5, ep: 1 });
  });

  it("refuses a part of a machine and a part of a device", () => {
    expect(tried(() => of("vLLM", 9))).toMatchObject({ code: "domain", param: "gpus", given: 9 });
    expect(tried(() => of("llama.cpp", 0)).code).toBe("domain");
    expect(tried(() => of("llama.cpp", 1.5)).code).toBe("domain");
  });
});

describe("isServing", () => {
  it("tells servers from engines for one user", () => {
    const of = (name: string) => isServing(memoryEngine(name));
    expect([of("vLLM"), of("SGLang"), of("TensorRT-LLM")]).toEqual([true, true, true]);
    expect([of("llama.cpp"), of("MLX"), of("transformers")]).toEqual([false, false, false]);
  });
});
