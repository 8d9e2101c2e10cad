import { describe, expect, it } from "vitest";
import { type DeploymentNames, deploy } from "../../../core/deployment/deployment.js";
import { tried } from "../../helpers/tried.js";

const on = (hardware: string, more: Partial<DeploymentNames> = {}) =>
  deploy({ model: "llama 3.1 8b", hardware, ...more });

describe("deploy", () => {
  it("serves the released weights in a data centre and Q4_K_M at home", () => {
    expect(on("h100")).toMatchObject({ engine: "vLLM", quant: undefined, gpus: 1 });
    expect(on("rtx 4090")).toMatchObject({ engine: "llama.cpp", quant: { id: "gguf-q4-k-m" } });
  });

  it("keeps the format that a model is released in", () => {
    expect(on("rtx 4090", { model: "gpt-oss-20b" }).quant?.id).toBe("mxfp4");
    expect(on("m4 max", { engine: "MLX" }).quant?.name).toMatch(/mlx/i);
  });

  it("takes an engine that loads the format asked for", () => {
    expect(on("rtx 4090", { quant: "AWQ" }).engine).toBe("vLLM");
    expect(on("rtx 4090", { quant: "Q4_K_M" }).engine).toBe("llama.cpp");
    expect(on("m4 max", { quant: "mlx 4bit" }).engine).toBe("MLX");
    // An engine that is named stays.
    expect(tried(() => on("rtx 4090", { quant: "nope" }))).toMatchObject({ code: "unknown", param: "quant" });
  });

  it("splits over tensors when serving, over layers at home", () => {
    expect(on("h100", { gpus: 4 }).split).toEqual({ tp: 4, pp: 1, ep: 1 });
    expect(on("h100", { gpus: 16 }).split).toEqual({ tp: 8, pp: 2, ep: 1 });
    expect(on("rtx 4090", { gpus: 3 }).split).toEqual({ tp: 1, pp: 3, ep: 1 });
    expect(tried(() => on("h100", { gpus: 12 }))).toMatchObject({ code: "domain", param: "gpus", given: 12 });
  });

  it("takes the memory from the name, or the device's own", () => {
    expect(on("M3 Ultra 256").memoryGb).toBe(256);
    expect(on("h100").memoryGb).toBe(80);
    expect(on("EPYC 9004").memoryGb).toBeUndefined();
    expect(on("EPYC 9004 384GB").memoryGb).toBe(384);
  });

  it("says in both languages what it assumed", () => {
    const { assumptions } = deploy({ model: "70B", hardware: "A100" });
    expect(assumptions.map(({ en }) => en)).toEqual([
      expect.stringContaining("“A100” read as"),
      expect.stringContaining("typical shape for 70B"),
    ]);
    expect(assumptions.map(({ fr }) => fr)[1]).toContain("70 milliards");
    expect(on("H100 SXM5 80GB", { model: "Llama 3.1 8B" }).assumptions).toEqual([]);
  });

  it("refuses an engine that does not exist, or not there, before anything is computed", () => {
    expect(tried(() => on("h100", { engine: "foo" }))).toMatchObject({ code: "unknown", param: "engine" });
    expect(tried(() => on("mi300x", { engine: "TensorRT-LLM" }))).toMatchObject({ param: "engine" });
    expect(tried(() => on("nothing at all"))).toMatchObject({ code: "unknown", param: "hardware" });
    expect(tried(() => deploy({ model: "nobody", hardware: "h100" }))).toMatchObject({ param: "model" });
    expect(tried(() => on("h100", { kvQuant: "zzz" }))).toMatchObject({ param: "kv_quant" });
  });
});
