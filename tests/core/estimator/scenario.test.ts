import { describe, expect, it } from "vitest";
import { completeScenario, readsPrompt, usualEngine } from "../../../core/estimator/scenario.js";
import { device, model } from "./sample.js";

const bare = {
  metric: "decode_tps_per_user",
  modelFacts: model("Llama-3.1-8B"),
  hardwareFacts: device("H100 SXM"),
} as const;

describe("completeScenario", () => {
  it("fills every gap with what is usual", () => {
    expect(completeScenario(bare)).toMatchObject({
      engine: "vLLM",
      quant: "bf16",
      gpus: 1,
      tp: 1,
      prompt: 64,
      output: 256,
      depth: 0,
      concurrency: 1,
      kvBits: 16,
      arrival: "steady",
    });
  });

  it("counts the devices of the parallel sizes unless told", () => {
    expect(completeScenario({ ...bare, tp: 4, pp: 2, dp: 2 }).gpus).toBe(16);
    expect(completeScenario({ ...bare, tp: 4, gpus: 8 }).gpus).toBe(8);
  });

  it("needs no prompt where an output is given, unless the metric reads one", () => {
    expect(completeScenario({ ...bare, output: 100 }).prompt).toBe(0);
    expect(completeScenario({ ...bare, output: 100, metric: "ttft_ms" }).prompt).toBe(64);
    expect(completeScenario({ ...bare, output: 100, prompt: 5 }).prompt).toBe(5);
  });

  it("stores the cache in 8 bits beside fp8 or fp4 weights on serving engines", () => {
    const kvBits = (quant: string, engine: string) => completeScenario({ ...bare, quant, engine }).kvBits;
    expect([kvBits("fp8", "vLLM"), kvBits("nvfp4", "SGLang"), kvBits("int8", "vLLM")]).toEqual([8, 8, 16]);
    expect(kvBits("fp8", "llama.cpp")).toBe(16);
    expect(completeScenario({ ...bare, quant: "fp8", kvBits: 16 }).kvBits).toBe(16);
  });

  it("takes the format that the weights are released in, or the usual one at home", () => {
    const quant = (name: string, hardware: string) =>
      completeScenario({ ...bare, modelFacts: model(name), hardwareFacts: device(hardware) }).quant;
    expect(quant("Llama-3.1-8B", "RTX 4090")).toBe("Q4_K_M");
    expect(quant("gpt-oss-20b", "RTX 4090")).toBe("MXFP4");
    expect(completeScenario({ ...bare, modelFacts: { ...bare.modelFacts, nativeQuant: "fp8" } }).quant).toBe(
      "fp8",
    );
  });
});

describe("usualEngine", () => {
  it("is vLLM in data centres and llama.cpp at home", () => {
    const of = (group: string, family?: string) => usualEngine({ group, family, bw: 1 } as never);
    expect(["nv-hbm", "amd-hbm", "gaudi", "intel-hbm"].map((group) => of(group))).toEqual(
      Array(4).fill("vLLM"),
    );
    expect(["apple", "cpu", "amd-gddr", "unknown"].map((group) => of(group))).toEqual(
      Array(4).fill("llama.cpp"),
    );
    expect([of("nv-gddr", "NVIDIA DC (GDDR)"), of("nv-gddr", "GeForce")]).toEqual(["vLLM", "llama.cpp"]);
  });
});

describe("readsPrompt", () => {
  it("is true of the two metrics that end with the first token", () => {
    expect([readsPrompt("ttft_ms"), readsPrompt("prefill_tps"), readsPrompt("tpot_ms")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
