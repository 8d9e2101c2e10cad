import { describe, expect, it } from "vitest";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { tableFormat } from "../../../../core/estimator/memory/format.js";
import {
  computeBuffer,
  graphsInBudget,
  overheadsOf,
  vllmActivation,
  vllmRuntime,
} from "../../../../core/estimator/memory/overheads.js";
import { ONE_DEVICE } from "../../../../core/estimator/memory/split.js";
import { GIB, MIB } from "../../../../core/estimator/memory/units.js";
import { near } from "../../../helpers/near.js";
import { TOY } from "./sample.js";

const format = tableFormat("8 bits", 8);
const settings = {
  split: ONE_DEVICE,
  maxSequences: 256,
  context: 4096,
  sequences: 2,
  ubatch: 512,
  flashAttention: true,
};
const of = (engine: string, changes = {}) =>
  overheadsOf(TOY, format, 1e9, { ...settings, engine: memoryEngine(engine), ...changes });

describe("overheadsOf", () => {
  it("takes 450 MiB of context and a compute buffer in llama.cpp, no context in MLX", () => {
    expect(of("llama.cpp")).toEqual({
      activation: 512 * 50_000 * 4 + 40 * MIB,
      runtime: 450 * MIB,
      graphs: 0,
    });
    expect(of("MLX")).toMatchObject({ activation: of("llama.cpp").activation, runtime: 0 });
  });

  it("takes 8 % of the weights and a GiB in transformers, 0.75 GiB in engines without known constants", () => {
    expect(of("transformers")).toEqual({ activation: 8e7, runtime: GIB, graphs: 0 });
    expect(of("TensorRT-LLM")).toEqual({ activation: 0, runtime: 0.75 * GIB, graphs: 0 });
  });

  it("scores half of the context at once in AutoAWQ: 16 heads x 2,048² x 8 bytes x 2 sequences", () => {
    expect(of("AutoAWQ").activation).toBe(16 * 2048 ** 2 * 8 * 2);
    near(of("AutoAWQ", { split: { tp: 1, pp: 2, ep: 1 } }).runtime, ((0.2 + 1.85) / 2) * GIB);
  });

  it("captures graphs in vLLM only", () => {
    expect(of("vLLM 0.19").graphs).toBe(0.8 * GIB);
    expect(of("vLLM 0.20").graphs).toBe(0.25 * GIB);
    expect(of("SGLang").graphs).toBe(0);
  });
});

describe("vllmActivation", () => {
  const activation = (engine: string, changes = {}, model = {}) =>
    vllmActivation({ ...TOY, ...model }, format, { ...settings, engine: memoryEngine(engine), ...changes });

  it("is 38.9 bytes for each sequence and word up to 0.16: 4.64 GiB for 1,024 of 128,000", () => {
    near(activation("vLLM 0.16", { maxSequences: 1024 }, { vocab: 128_000 }), 38.9 * 1024 * 128_000);
    expect(activation("vLLM 0.16", { maxSequences: 1 })).toBe(0.75 * GIB);
  });

  it("is 14.4 bytes since, and more for experts and pictures", () => {
    const many = { maxSequences: 4096 };
    const base = activation("vLLM 0.17", many);
    near(base, 0.14 * GIB + 14.4 * 4096 * 50_000);
    near(activation("vLLM 0.17", many, { expertParams: 1e8 }) - base, 0.4 * GIB, 1e-9);
    near(activation("vLLM 0.17", many, { visionParams: 1e8 }) - base, 0.15 * GIB, 1e-9);
    // Four-bit experts take no buffer of their own.
    const four = { ...format, experts: 4.25 };
    const oss = { ...TOY, expertParams: 1e8 };
    near(vllmActivation(oss, four, { ...settings, ...many, engine: memoryEngine("vLLM 0.17") }), base, 1e-9);
  });

  it("has a floor, higher for a mixture, and a figure of its own over stages", () => {
    const few = { maxSequences: 1 };
    expect(activation("vLLM 0.19", few)).toBe(0.75 * GIB);
    expect(activation("vLLM 0.19", few, { expertParams: 1e8 })).toBe(1.2 * GIB);
    expect(activation("vLLM 0.19", { split: { tp: 1, pp: 2, ep: 1 } })).toBe(1.07 * GIB);
  });
});

describe("vllmRuntime", () => {
  it.each([
    ["vLLM 0.6", 1, 1, 1.79],
    ["vLLM 0.6", 2, 1, 3.58],
    ["vLLM 0.10", 1, 1, 0.13],
    ["vLLM 0.7", 1, 1, 0.13],
    ["vLLM 0.17", 2, 1, 0.55],
    ["vLLM 0.18", 1, 1, 0.25],
    ["vLLM 0.19", 1, 1, 0.25],
    ["vLLM 0.19", 2, 1, 2.07],
    ["vLLM 0.19", 4, 1, 2.17],
    ["vLLM 0.19", 1, 2, 0.07],
    ["SGLang", 2, 1, 2.07],
  ])("of %s at tensor %d and pipeline %d is %d GiB, as logged", (engine, tp, pp, gib) => {
    expect(vllmRuntime(memoryEngine(engine), { tp, pp, ep: 1 })).toBe(gib * GIB);
  });
});

describe("graphsInBudget", () => {
  it("is so since vLLM 0.20", () => {
    expect(
      ["vLLM 0.19", "vLLM 0.20", "vLLM", "llama.cpp"].map((name) => graphsInBudget(memoryEngine(name))),
    ).toEqual([false, true, true, false]);
  });
});

describe("computeBuffer", () => {
  it("is a row of logits for each token of a step: 500 MiB for a vocabulary of 256,000", () => {
    near(computeBuffer({ ...TOY, vocab: 256_000 }, settings) / MIB, 500 + 40);
  });

  it("is the score matrix without flash attention when that is larger: 16 x 4,096 x 512 x 4 bytes", () => {
    expect(computeBuffer(TOY, { ...settings, flashAttention: false })).toBe(4096 * 16 * 512 * 4 + 40 * MIB);
    expect(computeBuffer(TOY, { ...settings, flashAttention: false, context: 1 })).toBe(
      computeBuffer(TOY, settings),
    );
  });
});
