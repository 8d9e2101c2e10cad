import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  apiPriceRows,
  claimRows,
  gpuPriceRows,
  hardwareRows,
  modelRows,
  purchasePriceRows,
  quantRows,
} from "../../../core/catalogue/rows.js";

const data = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../core/catalogue/data/${file}.json`, import.meta.url), "utf8"));

describe("rows", () => {
  it("holds every row of the data files", () => {
    expect(hardwareRows().map(({ id }) => id)).toEqual(data("hardware").map(({ id }: { id: string }) => id));
    expect(modelRows().map(({ id }) => id)).toEqual(data("models").map(({ id }: { id: string }) => id));
    expect(quantRows()).toHaveLength(data("quantization").length);
    expect(apiPriceRows()).toHaveLength(data("api-prices").rows.length);
    expect(gpuPriceRows()).toHaveLength(data("gpu-prices").rows.length);
    expect(purchasePriceRows()).toHaveLength(data("gpu-prices").purchase_prices.length);
    expect(claimRows()).toHaveLength(data("claims").length);
  });

  it("keeps the figures: H100 SXM 3,350 GB/s and 989 dense TFLOPS, with its source", () => {
    const h100 = hardwareRows().find(({ id }) => id === "nvidia-h100-sxm");
    expect(h100).toMatchObject({ bandwidthGbs: 3350, memoryGb: 80, usableMib: 81559, vendor: "NVIDIA" });
    expect(Math.round(h100?.fp16Tflops ?? 0)).toBe(989);
    expect(h100?.source).toMatch(/\w+\/\w+: /);
  });

  it("keeps attention, experts and cache of DeepSeek V3", () => {
    expect(modelRows().find(({ id }) => id === "deepseek-v3")).toMatchObject({
      moe: true,
      attention: "mla",
      kvLoraRank: 512,
      experts: 256,
      activeExperts: 8,
      kvGrowingBytes: 70272,
      activeParamsB: 37,
    });
  });

  it("takes a dense model's active parameters from its total", () => {
    expect(modelRows().find(({ id }) => id === "llama-3.1-8b")?.activeParamsB).toBe(8.03);
  });

  it("stays under 50 kB compressed, for the cell bundle", () => {
    const text = readFileSync(new URL("../../../core/catalogue/compact.gen.ts", import.meta.url));
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(50_000);
  });
});
