import { describe, expect, it } from "vitest";
import { resolveHardware, resolveModel } from "../../../core/catalogue/resolve.js";
import { hardwareRows, modelRows } from "../../../core/catalogue/rows.js";
import { hardwareFacts, modelFacts } from "../../../core/estimator/facts-from-catalogue.js";
import { near } from "../../helpers/near.js";

const model = (name: string) => modelFacts(resolveModel(name, "model").row);
const device = (name: string) => {
  const { row, memoryGb } = resolveHardware(name, "hardware");
  return hardwareFacts(row, memoryGb);
};

describe("modelFacts", () => {
  it("counts the experts of DeepSeek R1 as its configuration does: 3 x 7,168 x 2,048 x 58 layers", () => {
    const facts = model("DeepSeek-R1");
    near(facts.expertParams, (3 * 7168 * 2048 * 58) / 1e9);
    expect(facts).toMatchObject({
      mla: true,
      headDim: 160,
      experts: 256,
      topK: 8,
      moeLayers: 58,
      kvGrowing: 70_272,
    });
  });

  it("keeps windows apart: Gemma 3 4B has 5 growing layers and 29 of 1,024 tokens", () => {
    expect(model("Gemma 3 4B")).toMatchObject({
      growingLayers: 5,
      windowLayers: 29,
      windowTokens: 1024,
      tied: true,
    });
  });

  it("takes expert sizes from the totals where experts are plain MLPs in layers of their own", () => {
    const facts = model("Nemotron 3 Nano 30B");
    expect(facts.moeLayers).toBe(23);
    near(facts.expertParams, (31.58 - 3) / (128 - 6), 1e-3);
  });

  it("marks a shape guessed from a parameter count", () => {
    expect(model("Devstral 2 123B").guessed).toBe(true);
  });

  it("knows that gpt-oss releases its experts in 4.25 bits", () => {
    expect(model("gpt-oss-20b").nativeExpertBits).toBe(4.25);
  });

  it("gives positive, finite dimensions for every row with a size", () => {
    for (const row of modelRows().filter(({ paramsB }) => paramsB !== undefined)) {
      const facts = modelFacts(row);
      for (const key of ["total", "layers", "hidden", "vocab", "heads", "headDim", "kvHeads"] as const)
        expect(facts[key], `${row.id} ${key}`).toBeGreaterThan(0);
      if (facts.experts)
        expect(facts.experts * (facts.expertParams ?? 0), row.id).toBeLessThanOrEqual(facts.total);
    }
  });
});

describe("hardwareFacts", () => {
  it.each([
    ["H100 SXM", { group: "nv-hbm", bw: 3350, link: 450, fp8: true, unified: false }],
    ["RTX 4090", { group: "nv-gddr", family: "GeForce", bw: 1008, fp8: true }],
    ["RTX 6000 Ada", { group: "nv-gddr", family: "RTX pro", fp8: true }],
    ["L40S", { group: "nv-gddr", family: "NVIDIA DC (GDDR)" }],
    ["A100 40GB", { group: "nv-hbm", bw: 1555, mem: 40 }],
    ["M1 Max", { group: "apple", appleGen: 1, unified: true }],
    ["M4 Max", { group: "apple", bw: 546 }],
    ["MI250", { group: "amd-hbm", dies: 2 }],
    ["Gaudi 2", { group: "gaudi" }],
    ["DGX Spark", { group: "nv-soc", unified: true }],
    ["Strix Halo", { group: "amd-apu", unified: true }],
    ["Raspberry Pi 5", { group: "cpu" }],
    ["WSE-3", { group: "wafer" }],
  ] as const)("files %s under its group", (name, expected) => {
    expect(device(name)).toMatchObject(expected);
  });

  it("takes the capacity that the name picks", () => {
    expect(device("M3 Ultra 256").mem).toBe(256);
  });

  it("leaves no device of a known vendor without a group", () => {
    const lost = hardwareRows().filter(
      (row) => ["NVIDIA", "AMD", "Apple"].includes(row.vendor) && hardwareFacts(row).group === "unknown",
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});
