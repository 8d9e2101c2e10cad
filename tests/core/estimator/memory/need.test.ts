import { describe, expect, it } from "vitest";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { weightFormat } from "../../../../core/estimator/memory/format.js";
import { deviceNeed, fixedNeed, poolBytes, totalNeed } from "../../../../core/estimator/memory/need.js";
import { memoryScenario } from "../../../../core/estimator/memory/scenario.js";
import { GB, GIB, MIB } from "../../../../core/estimator/memory/units.js";
import { near } from "../../../helpers/near.js";
import { model, quant, toy } from "./sample.js";

const usable = { bytes: 10 * GIB, basis: "driver" } as const;

describe("deviceNeed", () => {
  it("adds up what it names: simple engines take 0.75 GiB beside weights and cache", () => {
    const need = deviceNeed(toy("simple", { sequences: 3, usable }));
    expect(need).toMatchObject({
      weights: 1e9,
      perSequence: 10_240 * 1024,
      activation: 0,
      runtime: 0.75 * GIB,
    });
    near(need.total, 1e9 + 3 * 10_240 * 1024 + 0.75 * GIB);
    near(need.budget, 0.9 * 10 * GIB);
  });

  it("leaves an untied embedding on the CPU's side in llama.cpp, unless memory is shared", () => {
    expect(deviceNeed(toy("llama.cpp")).weights).toBe(950_000_000);
    expect(deviceNeed(toy("llama.cpp", { unified: true })).weights).toBe(1e9);
  });

  it("takes the size of a file for the format's: half of it is half of everything", () => {
    expect(deviceNeed(toy("llama.cpp", { fileBytes: 5e8 })).weights).toBe(475_000_000);
  });

  it("keeps no cache without context or sequences", () => {
    expect(deviceNeed(toy("vLLM", { context: 0 })).cache).toBe(0);
    expect(deviceNeed(toy("vLLM", { sequences: 0 })).cache).toBe(0);
  });

  it("caches at least 2,048 tokens in AutoAWQ's fused layers, over all sequences", () => {
    const cache = (context: number, sequences: number) =>
      deviceNeed(toy("AutoAWQ", { context, sequences })).cache / 10_240;
    expect([cache(100, 1), cache(100, 4), cache(3000, 1)]).toEqual([2048, 2048, 3000]);
  });

  it("takes what a display uses from the budget", () => {
    const budget = (displayBytes: number) => deviceNeed(toy("llama.cpp", { usable, displayBytes })).budget;
    expect(budget(0) - budget(MIB)).toBe(MIB);
  });

  it("counts graphs in the budget since vLLM 0.20 only", () => {
    const graphs = (engine: string) => {
      const { total, weights, activation, runtime, cache } = deviceNeed(toy(engine));
      return total - weights - activation - runtime - cache;
    };
    expect(graphs("vLLM 0.19")).toBeCloseTo(0, 6);
    expect(graphs("vLLM 0.20") / GIB).toBeCloseTo(0.25, 9);
  });
});

describe("fixedNeed and poolBytes", () => {
  it("leave to the cache what the rest does not take, less than nothing included", () => {
    const scenario = toy("vLLM 0.19", { usable, sequences: 50 });
    const fixed = fixedNeed(scenario);
    expect(fixed.cache).toBe(0);
    near(poolBytes(scenario), 0.9 * 10 * GIB - fixed.total);
    expect(poolBytes(toy("vLLM", { usable: { bytes: GIB, basis: "driver" } }))).toBeLessThan(0);
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

  it("repeats the overheads on every device and the weights on none", () => {
    const one = totalNeed(toy("llama.cpp"));
    const four = totalNeed(toy("llama.cpp", { split: { tp: 1, pp: 4, ep: 1 } }));
    near(four.weights, one.weights);
    near(four.cache, one.cache);
    expect(four.runtime).toBe(4 * one.runtime);
    expect(four.activation).toBe(4 * one.activation);
  });
});
