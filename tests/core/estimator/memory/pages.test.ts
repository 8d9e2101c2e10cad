import { describe, expect, it } from "vitest";
import { sequenceBytes } from "../../../../core/estimator/memory/cache.js";
import { type CacheShape, cacheOf } from "../../../../core/estimator/memory/model.js";
import {
  blocksOfRequest,
  pagedRequestBytes,
  pagesOf,
  poolCapacity,
} from "../../../../core/estimator/memory/pages.js";
import { ONE_DEVICE } from "../../../../core/estimator/memory/split.js";
import { GIB } from "../../../../core/estimator/memory/units.js";
import { near } from "../../../helpers/near.js";
import { model, settings, TOY } from "./sample.js";

const gemma = cacheOf(model("gemma-3-27b"));
const of = (shape: CacheShape, engine = "vLLM 0.19") => pagesOf(shape, settings(engine), ONE_DEVICE);

describe("pagesOf", () => {
  it("groups 10 full and 52 window layers of Gemma 3 27B by ten: 1 + 6 groups of 1,310,720 bytes", () => {
    expect(of(gemma)).toEqual({
      blockBytes: 1_310_720,
      fullGroups: 1,
      windowGroups: 6,
      fullTokens: 16,
      windowTokens: 16,
    });
  });

  it("puts all layers of one kind into one group", () => {
    expect(of(cacheOf(TOY))).toMatchObject({ fullGroups: 1, windowGroups: 0, blockBytes: 16 * 10_240 });
  });

  it("takes the larger kind for the group where both are nearly as many: 10 against 12", () => {
    const near12 = { ...gemma, window: { layers: 12, bytes16: 8192, kvHeads: 16, tokens: 1024 } };
    expect(of(near12)).toMatchObject({ fullGroups: 1, windowGroups: 1, blockBytes: 12 * 16 * 8192 });
  });

  it("gives the kind with half the bytes twice the tokens on a page", () => {
    const slim = { ...gemma, full: { ...gemma.full, bytes16: 4096 } };
    expect(of(slim)).toMatchObject({ fullTokens: 32, windowTokens: 16 });
  });
});

describe("blocksOfRequest", () => {
  it("is 512 + 6 x 513 for Gemma 3 27B at 8,192 tokens", () => {
    expect(blocksOfRequest(gemma, settings("vLLM 0.19"), 8192, of(gemma))).toBe(3590);
  });

  it("keeps a window and the tokens in flight, twice those since 0.26", () => {
    const blocks = (engine: string) => blocksOfRequest(gemma, settings(engine), 100_000, of(gemma, engine));
    // ceil((1,023 + 8,192) / 16) + 1 = 577, and ceil((1,023 + 16,384) / 16) + 1 = 1,089; 6,250 of the full group.
    expect([blocks("vLLM 0.19"), blocks("vLLM 0.26")]).toEqual([6250 + 6 * 577, 6250 + 6 * 1089]);
  });
});

describe("pagedRequestBytes", () => {
  it("rounds a plain cache up to pages of 16 tokens", () => {
    const bytes = (tokens: number) => pagedRequestBytes(cacheOf(TOY), settings("vLLM"), tokens, ONE_DEVICE);
    expect([bytes(1), bytes(16), bytes(17)]).toEqual([163_840, 163_840, 327_680]);
  });

  it("keeps two recurrent states when prefixes are cached, and one when not", () => {
    const shape = { full: { layers: 0, bytes16: 0, kvHeads: 1 }, stateBytes: 1000, stateLayers: 4 };
    const bytes = (prefixCaching: boolean) =>
      pagedRequestBytes(shape, { ...settings("vLLM"), prefixCaching }, 4096, ONE_DEVICE);
    expect([bytes(true), bytes(false)]).toEqual([2000, 1000]);
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

  it("counts whole blocks: one byte short of a block holds one page less", () => {
    const capacity = (bytes: number) =>
      poolCapacity(cacheOf(TOY), settings("vLLM 0.19"), 1024, ONE_DEVICE, bytes).tokens;
    expect([capacity(10 * 163_840), capacity(10 * 163_840 - 1)]).toEqual([160, 144]);
  });
});
