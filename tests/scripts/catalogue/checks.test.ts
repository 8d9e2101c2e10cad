import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { CatalogueData, HardwareData, ModelData } from "../../../core/catalogue/schema.js";
import { checkCatalogue } from "../../../scripts/catalogue/checks.js";
import { readCatalogue } from "../../../scripts/catalogue/files.js";

const { data, problems } = readCatalogue(
  fileURLToPath(new URL("../../../core/catalogue/data", import.meta.url)),
);

function withHardware(id: string, change: Partial<HardwareData>): CatalogueData {
  return { ...data, hardware: data.hardware.map((row) => (row.id === id ? { ...row, ...change } : row)) };
}

function withModel(id: string, change: Partial<ModelData>): CatalogueData {
  return { ...data, models: data.models.map((row) => (row.id === id ? { ...row, ...change } : row)) };
}

const sentences = (changed: CatalogueData) =>
  checkCatalogue(changed).map(({ id, problem }) => `${id}: ${problem}`);

describe("checkCatalogue", () => {
  it("finds nothing wrong with the shipped data", () => {
    expect(problems).toEqual([]);
    expect(checkCatalogue(data)).toEqual([]);
  });

  it.each([
    ["nvidia-h100-sxm", 1979],
    ["nvidia-l40s", 733],
    ["nvidia-a100-sxm-80gb", 624],
    ["rtx-5090", 838],
  ])("takes a rate with sparsity for what it is: %s at %d TFLOPS", (id, fp16) => {
    const row = data.hardware.find((other) => other.id === id);
    const rates = {
      ...row?.peak_dense_tflops,
      fp16_bf16: fp16,
      fp8: undefined,
      int8: undefined,
      fp4: undefined,
      tf32: undefined,
    };
    expect(sentences(withHardware(id, { peak_dense_tflops: rates })).join()).toContain("sparsity");
  });

  it("finds an alias that already means something else", () => {
    expect(sentences(withHardware("rtx-3090", { aliases: ["RTX-4090"] })).join()).toContain(
      'rtx-4090: "RTX 4090" already means rtx-3090',
    );
  });

  it("counts parameters from the dimensions", () => {
    expect(sentences(withModel("llama-3.1-8b", { layers: 36 })).join()).toContain("a dimension is wrong");
    expect(sentences(withModel("deepseek-v3", { hidden_size: 5120 })).join()).toContain(
      "a dimension is wrong",
    );
  });

  it("checks the cache against the heads", () => {
    const kv = { bytes_per_token_growing: 262144, growing_layers: 32 };
    expect(sentences(withModel("llama-3.1-8b", { kv_cache_fp16: kv })).join()).toContain("give 131072");
  });

  it("refuses a bandwidth outside its kind", () => {
    expect(sentences(withHardware("rtx-4090", { memory_bandwidth_gbps: 10080 })).join()).toContain(
      "outside 80 to 2500",
    );
  });

  it("refuses more active than total parameters", () => {
    expect(sentences(withModel("mixtral-8x7b", { params_b_active: 50 })).join()).toContain("50 B active");
  });
});
