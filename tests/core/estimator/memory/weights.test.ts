import { describe, expect, it } from "vitest";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { tableFormat, weightFormat } from "../../../../core/estimator/memory/format.js";
import { favouredLayers, weightBytes } from "../../../../core/estimator/memory/weights.js";
import { near } from "../../../helpers/near.js";
import { model, quant, TOY } from "./sample.js";

describe("weightBytes", () => {
  it("is parameters times bits, class by class: 900 million in 4 bits, two tables of 50 in 16", () => {
    const format = { ...tableFormat("4 in 16", 4), embedding: 16, head: 16 };
    expect(weightBytes(TOY, format)).toEqual({
      experts: 0,
      body: 450_000_000,
      embedding: 100_000_000,
      head: 100_000_000,
      total: 650_000_000,
    });
  });

  it("stores a tied table once, in the bits of the head", () => {
    const format = { ...tableFormat("4 in 16", 4), embedding: 8, head: 16 };
    const { embedding, head, total } = weightBytes({ ...TOY, tied: true }, format);
    expect([embedding, head, total]).toEqual([100_000_000, 0, 575_000_000]);
  });

  it("adds a vision tower, which a GGUF file leaves to another", () => {
    const seeing = { ...TOY, visionParams: 10_000_000 };
    const extra = (gguf: boolean) => {
      const format = { ...tableFormat("8", 8), gguf };
      return weightBytes(seeing, format).total - weightBytes(TOY, format).total;
    };
    expect([extra(false), extra(true)]).toEqual([20_000_000, 0]);
  });

  it("pads the experts of gpt-oss to 3,072 in vLLM: 16/15 of what is stored", () => {
    const facts = model("gpt-oss-20b");
    const stored = weightBytes(facts, weightFormat(quant("mxfp4"), facts));
    const loaded = weightBytes(facts, weightFormat(quant("mxfp4"), facts), memoryEngine("vLLM"));
    near(loaded.experts / stored.experts, 3072 / 2880);
    expect(loaded.body).toBe(stored.body);
  });

  it("favours down and value projections of a K mix", () => {
    const format = { ...tableFormat("mix", 4.5), favoured: 6.5625 };
    // 5 of 10 layers (first, last two, every third between): 1,000 x 4 x 64 value and 1,000 x 4,000 down parameters each.
    const layers = favouredLayers(10);
    const more = (6.5625 - 4.5) * layers * (1000 * 4 * 64 + 1000 * 4000);
    near(weightBytes(TOY, format).total - weightBytes(TOY, tableFormat("plain", 4.5)).total, more / 8);
  });
});

describe("favouredLayers", () => {
  it("is half of 32 layers, as in Llama 3.1 8B", () => {
    expect(favouredLayers(32)).toBe(16);
  });

  it("is the first and last eighth and every third between", () => {
    // 16 layers: 0, 1, then 4, 7, 10, 13, then 14, 15.
    expect(favouredLayers(16)).toBe(8);
    // 10 layers: 0, then 3, 6, then 8, 9.
    expect(favouredLayers(10)).toBe(5);
    expect(favouredLayers(0)).toBe(0);
  });
});
