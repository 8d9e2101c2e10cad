import { describe, expect, it } from "vitest";
import { cacheFormatOf, cacheOfShape } from "../../../core/answers/shape-cache.js";
import { bothLanguages } from "../../helpers/asked.js";

describe("cacheOfShape", () => {
  it("computes the cache of one token from the shape that was said, 2 · 40 · 40 · 128 · 2 bytes", () => {
    const [answer] = bothLanguages(
      "my model has 13B parameters, 40 layers, 40 kv heads, head dim 128: KV per token?",
      "mon modèle a 13 milliards de paramètres, 40 couches, 40 têtes KV, dimension de tête 128 : cache KV par token ?",
    );
    expect(answer.headline[0]?.value).toBe(819_200);
  });

  it("takes the context and the format of the cache where they are said", () => {
    const reply = cacheOfShape(
      { layers: 80, kv_heads: 8, head_dim: 128, quant: "fp8", context: 32_000 },
      "en",
    );
    expect(reply?.ok && reply.value).toBeCloseTo((163_840 * 32_000) / 1e9, 9);
  });

  it("leaves a shape with a part missing to the models", () => {
    expect(cacheOfShape({ layers: 80, head_dim: 128 }, "en")).toBeUndefined();
  });
});

describe("cacheFormatOf", () => {
  it("takes a plain width beside a question about the cache, no weight format", () => {
    expect(cacheFormatOf({ quant: "8bit" })).toBe("8-bit");
    expect(cacheFormatOf({ quant: "gguf-q4-k-m" })).toBeUndefined();
    expect(cacheFormatOf({ quant: "fp8", kv_quant: "fp16" })).toBe("fp16");
  });
});
