import { describe, expect, it } from "vitest";
import { modelById } from "../../../../core/catalogue/find-model.js";
import { modelRows } from "../../../../core/catalogue/rows.js";
import type { ModelRow } from "../../../../core/catalogue/types.js";
import {
  cacheOf,
  embeddingParams,
  headParams,
  memoryModel,
} from "../../../../core/estimator/memory/model.js";
import { near } from "../../../helpers/near.js";
import { tried } from "../../../helpers/tried.js";
import { model, TOY } from "./sample.js";

const row = (id: string): ModelRow => modelById(id) ?? expect.fail(id);

describe("embeddingParams and headParams", () => {
  it("count a tied table once", () => {
    expect([embeddingParams(TOY), headParams(TOY)]).toEqual([50_000_000, 50_000_000]);
    expect(headParams({ ...TOY, tied: true })).toBe(0);
  });
});

describe("memoryModel", () => {
  it("reads the published dimensions: 2 x 8 heads x 128 x 2 bytes a token and layer in Llama 3.1 8B", () => {
    const { params, cache } = model("llama-3.1-8b");
    near(params, 8.03e9);
    expect(cache?.full).toEqual({ layers: 32, bytes16: 4096, kvHeads: 8 });
  });

  it("tells full layers from windows: 10 and 52 of 1,024 tokens in Gemma 3 27B", () => {
    expect(model("gemma-3-27b").cache).toMatchObject({
      full: { layers: 10 },
      window: { layers: 52, tokens: 1024 },
    });
  });

  it("counts experts from their dimensions: 3 x 4,096 x 14,336 x 32 layers x 8 in Mixtral 8x7B", () => {
    expect(model("mixtral-8x7b").expertParams).toBe(3 * 4096 * 14_336 * 32 * 8);
  });

  it("counts experts from the totals where the dimensions are missing", () => {
    // 47 - 13 = 34 billion are the experts that a token leaves out, 6 of 8.
    const { expertIntermediate: _, ...known } = row("mixtral-8x7b");
    const facts = memoryModel({ ...known, paramsB: 47, activeParamsB: 13, experts: 8, activeExperts: 2 });
    near(facts.expertParams, (34 / 6) * 8 * 1e9);
  });

  it("knows the expanded layout of latent attention: 128 heads x (128 + 64 + 128) x 2 bytes in DeepSeek V3", () => {
    expect(model("deepseek-v3").cache?.latent).toEqual({ expandedBytes16: 128 * 320 * 2 });
  });

  it("refuses a model whose parameters nobody counted", () => {
    const { paramsB: _, ...rest } = row("llama-3.1-8b");
    expect(tried(() => memoryModel(rest as ModelRow))).toMatchObject({ code: "unknown", param: "model" });
  });

  it("has experts inside the whole and a cache of finite size for every row of the catalogue", () => {
    for (const each of modelRows()) {
      if (each.paramsB === undefined) continue;
      const { params, expertParams, cache } = memoryModel(each);
      expect(expertParams, each.id).toBeLessThanOrEqual(params);
      expect(expertParams > 0, each.id).toBe(each.moe);
      if (cache) expect(Number.isFinite(cache.full.bytes16 + cache.stateBytes), each.id).toBe(true);
    }
  });
});

describe("cacheOf", () => {
  it("refuses to invent a layout", () => {
    const { cache: _, ...closed } = TOY;
    expect(tried(() => cacheOf(closed, "model_name"))).toMatchObject({
      code: "unknown",
      param: "model_name",
      given: "Toy",
    });
  });
});
