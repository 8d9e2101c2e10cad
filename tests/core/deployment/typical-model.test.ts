import { describe, expect, it } from "vitest";
import { typicalModel } from "../../../core/deployment/typical-model.js";

describe("typicalModel", () => {
  it.each([
    ["70B", 70],
    ["1.5b", 1.5],
    ["1,5 Md", 1.5],
    ["70 milliards de paramètres", undefined],
    ["70 milliards", 70],
    ["8B dense", 8],
    ["400 billion params", 400],
  ])("reads %s as %s billion", (name, paramsB) => {
    expect(typicalModel(name)?.paramsB).toBe(paramsB);
  });

  it.each(["Llama 70B", "70", "0B", "70GB", "8x7B", "", "12345B"])("leaves %o to the catalogue", (name) => {
    expect(typicalModel(name)).toBeUndefined();
  });

  it("has the shape of an 8B for 8 billion: 32 layers of 4,096, 8 KV heads, 128 KiB a token", () => {
    // 2 (K, V) x 32 layers x 8 heads x 128 x 2 bytes = 131,072.
    expect(typicalModel("8B")).toMatchObject({
      name: "8B",
      layers: 32,
      hidden: 4096,
      heads: 32,
      kvGrowingBytes: 131_072,
      moe: false,
      activeParamsB: 8,
    });
  });
});
