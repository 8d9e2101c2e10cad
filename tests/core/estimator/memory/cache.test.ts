import { describe, expect, it } from "vitest";
import {
  growingBytesPerToken,
  sequenceBytes,
  windowBytesPerToken,
} from "../../../../core/estimator/memory/cache.js";
import { ONE_DEVICE } from "../../../../core/estimator/memory/split.js";
import { GIB, MIB } from "../../../../core/estimator/memory/units.js";
import { near } from "../../../helpers/near.js";
import { tried } from "../../../helpers/tried.js";
import { model, settings, TOY } from "./sample.js";

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
    const state = (engine: string) =>
      sequenceBytes(model("qwen3.5-27b"), settings(engine), 0, ONE_DEVICE) / MIB;
    near(state("simple"), 149.625, 1e-12);
    near(state("llama.cpp"), 149.625, 1e-12);
  });

  it("leaves windows at 16 bit under a quantised cache in llama.cpp since April 2026", () => {
    const shape = model("gemma-3-12b");
    const now = sequenceBytes(shape, settings("llama.cpp", 34 / 32), 16384, ONE_DEVICE);
    const before = sequenceBytes(shape, settings("llama.cpp 2025-06", 34 / 32), 16384, ONE_DEVICE);
    near((now - before) / MIB, 480 * (1 - 34 / 64), 1e-9);
  });

  it("refuses a model whose cache layout is not public", () => {
    expect(
      tried(() => sequenceBytes(model("deepseek-v4-pro"), settings("simple"), 1, ONE_DEVICE)),
    ).toMatchObject({
      code: "unknown",
      param: "model",
    });
  });

  it("allocates steps of 256 tokens in llama.cpp and MLX, and single tokens elsewhere", () => {
    const bytes = (engine: string, tokens: number) =>
      sequenceBytes(TOY, settings(engine), tokens, ONE_DEVICE) / 10_240;
    expect([bytes("llama.cpp", 1), bytes("MLX", 256), bytes("llama.cpp", 257)]).toEqual([256, 256, 512]);
    expect(bytes("TensorRT-LLM", 257)).toBe(257);
  });

  it("divides layers over stages", () => {
    const on = (pp: number) => sequenceBytes(TOY, settings("llama.cpp"), 1024, { tp: 1, pp, ep: 1 });
    near(on(5), on(1) / 5);
  });
});

describe("growingBytesPerToken", () => {
  const { cache } = TOY;
  if (!cache) throw new Error("no cache");

  it("is 10 layers x 1,024 bytes, half at fp8, 17/32 at q8_0", () => {
    expect(growingBytesPerToken(cache, settings("vLLM"), ONE_DEVICE)).toBe(10_240);
    expect(growingBytesPerToken(cache, settings("vLLM", 1), ONE_DEVICE)).toBe(5120);
    near(growingBytesPerToken(cache, settings("llama.cpp", 34 / 32), ONE_DEVICE), 5440);
  });

  it("spreads 4 KV heads over 4 devices and copies them beyond", () => {
    const on = (tp: number) => growingBytesPerToken(cache, settings("vLLM"), { tp, pp: 1, ep: 1 });
    expect([on(2), on(4), on(8)]).toEqual([5120, 2560, 2560]);
  });
});

describe("windowBytesPerToken", () => {
  it("counts the layers with a window, if there are any", () => {
    expect(windowBytesPerToken(model("gpt-oss-20b").cache ?? expect.fail(), 2, ONE_DEVICE)).toBe(12 * 2048);
    expect(windowBytesPerToken(TOY.cache ?? expect.fail(), 2, ONE_DEVICE)).toBe(0);
  });
});
