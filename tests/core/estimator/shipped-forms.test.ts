import { describe, expect, it } from "vitest";
import { decodeStep } from "../../../core/estimator/decode-step.js";
import type { Derived } from "../../../core/estimator/derive.js";
import { deriveOrRefuse } from "../../../core/estimator/estimate.js";
import { prefill } from "../../../core/estimator/prefill.js";
import { completeScenario, type ScenarioInput } from "../../../core/estimator/scenario.js";
import { near } from "../../helpers/near.js";
import { device, model, scenario } from "./sample.js";

// What the worked examples do not reach: the terms that the shipped constants added to their form.

function shipped(changes: Partial<ScenarioInput>): Derived {
  const found = deriveOrRefuse(completeScenario(scenario(changes)));
  if ("failure" in found) throw new Error(JSON.stringify(found.failure));
  return found;
}

const mac = { ...device("Apple M4 Max (40-core GPU)"), fp16: 4.5, fp32: 4.5, bw: 200 };

describe("decodeStep with the shipped constants", () => {
  it("takes a portable engine between the longer of reading and computing and their sum", () => {
    const step = decodeStep(shipped({ hardwareFacts: mac, quant: "Q4_0" }), 1);
    expect(step.roofMs).toBeGreaterThan(Math.max(step.weightsMs, step.computeMs));
    expect(step.roofMs).toBeLessThan(step.weightsMs + step.computeMs);
  });

  it("limits the first Apple generation on wide memories alone", () => {
    const read = (bw: number, appleGen: number) =>
      decodeStep(shipped({ hardwareFacts: { ...mac, bw, appleGen } }), 1).weightsMs;
    expect(read(200, 1)).toBe(read(200, 2));
    expect(read(400, 1)).toBeGreaterThan(1.1 * read(400, 2));
  });

  it("charges early engines for converting a narrow cache, most where the device cannot", () => {
    const kv = (hardware: string, legacyBuild: boolean) =>
      decodeStep(
        shipped({
          hardwareFacts: device(hardware),
          engine: "vLLM",
          quant: "bf16",
          depth: 4000,
          kvBits: 8,
          legacyBuild,
        }),
        16,
      ).kvMs;
    expect(kv("H100 SXM", true) / kv("H100 SXM", false)).toBeGreaterThan(1.5);
    expect(kv("A100 SXM 80GB", true) / kv("A100 SXM 80GB", false)).toBeGreaterThan(8);
  });

  it("unpacks integers on engines without kernels that hide it, never fp8", () => {
    const compute = (engine: string, quant: string) =>
      decodeStep(shipped({ hardwareFacts: device("A100 SXM 80GB"), engine, quant }), 1).computeMs;
    expect(compute("gpt-fast", "int8")).toBeGreaterThan(5 * compute("vLLM", "int8"));
    near(compute("gpt-fast", "fp8"), compute("vLLM", "fp8"));
  });

  it("computes experts at a smaller share of peak", () => {
    const d = shipped({ modelFacts: model("Qwen3-30B-A3B"), engine: "vLLM", quant: "bf16", gpus: 4, tp: 4 });
    const plain = (2 * d.parts.active * 64) / (4 * d.peakQuant * d.constants.decode.compute.serving);
    expect(decodeStep(d, 64).computeMs).toBeGreaterThan(1.2 * plain);
  });
});

describe("prefill with the shipped constants", () => {
  const reading = { metric: "prefill_tps", prompt: 2048, quant: "Q4_0" } as const;
  const tps = (changes: Partial<ScenarioInput>) => {
    const d = shipped({ ...reading, ...changes });
    return (1000 * d.scenario.prompt) / prefill(d, 1).totalMs;
  };

  it("keeps a small CPU to what its vector units allow", () => {
    const pi = { group: "cpu", bw: 17, fp32: 0.08, mem: 16, unified: true } as const;
    const limit = (8 * pi.fp32 * 1e3) / (2 * 8.03);
    expect(tps({ hardwareFacts: pi })).toBeLessThan(limit);
    expect(tps({ hardwareFacts: pi })).toBeGreaterThan(limit / 10);
  });

  it("overlaps the cards of a layer split by parts of 512 tokens", () => {
    const gain = (prompt: number) => tps({ prompt, pp: 4, gpus: 4 }) / tps({ prompt });
    expect(gain(512)).toBeLessThan(1.01);
    expect(gain(1024)).toBeGreaterThan(1.1);
    expect(gain(8192)).toBeGreaterThan(gain(1024));
    expect(gain(8192)).toBeLessThan(4);
  });
});

describe("derive with the shipped constants", () => {
  it("gives TensorRT-LLM more memory than vLLM, and portable engines all of theirs", () => {
    const fitting = (engine: string) =>
      shipped({ hardwareFacts: device("H100 SXM"), engine, quant: "bf16", prompt: 1000 }).fitting;
    expect(fitting("TensorRT-LLM")).toBeGreaterThan(fitting("vLLM"));
    expect(fitting("llama.cpp")).toBeGreaterThan(fitting("vLLM"));
  });
});
