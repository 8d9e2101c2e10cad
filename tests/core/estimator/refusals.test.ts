import { describe, expect, it } from "vitest";
import { estimate } from "../../../core/estimator/estimate.js";
import type { ScenarioInput } from "../../../core/estimator/scenario.js";
import { formatFailure } from "../../../core/text/failure.js";
import { device, model, scenario } from "./sample.js";

interface Case {
  readonly name: string;
  readonly input: ScenarioInput;
  readonly code: string;
  readonly param: string;
}

const served = (changes: Partial<ScenarioInput>): ScenarioInput =>
  scenario({ engine: "vLLM", hardwareFacts: device("H100 SXM"), quant: "fp16", prompt: 512, ...changes });

const CASES: readonly Case[] = [
  {
    name: "an unknown metric",
    input: scenario({ metric: "speed" as ScenarioInput["metric"] }),
    code: "unknown",
    param: "metric",
  },
  {
    name: "hardware without bandwidth",
    input: scenario({ hardwareFacts: { ...device("RTX 4090"), bw: null } }),
    code: "infeasible",
    param: "hardware",
  },
  {
    name: "a machine that keeps weights on chip",
    input: scenario({ hardwareFacts: { ...device("RTX 4090"), group: "wafer" } }),
    code: "infeasible",
    param: "hardware",
  },
  {
    name: "a model without layers",
    input: scenario({ modelFacts: { ...model("Llama-3.1-8B"), layers: 0 } }),
    code: "infeasible",
    param: "model",
  },
  {
    name: "more active than total experts",
    input: scenario({ modelFacts: { ...model("Qwen3-30B-A3B"), topK: 200 } }),
    code: "infeasible",
    param: "model",
  },
  {
    name: "experts larger than the model",
    input: scenario({ modelFacts: { ...model("Qwen3-30B-A3B"), expertParams: 5 } }),
    code: "infeasible",
    param: "model",
  },
  { name: "0 GPUs", input: scenario({ gpus: 0 }), code: "domain", param: "gpus" },
  { name: "1e9 GPUs", input: scenario({ gpus: 1e9 }), code: "domain", param: "gpus" },
  { name: "half a GPU", input: scenario({ tp: 1.5, gpus: 2 }), code: "domain", param: "tp" },
  { name: "concurrency 0", input: scenario({ concurrency: 0 }), code: "domain", param: "concurrency" },
  { name: "a negative depth", input: scenario({ depth: -1 }), code: "domain", param: "depth" },
  {
    name: "an endless prompt",
    input: scenario({ prompt: Number.POSITIVE_INFINITY }),
    code: "type",
    param: "prompt",
  },
  {
    name: "no output to time",
    input: served({ metric: "tpot_ms", output: 0 }),
    code: "domain",
    param: "output",
  },
  {
    name: "a format of unstated precision",
    input: scenario({ quant: "unstated" }),
    code: "unknown",
    param: "quant",
  },
  {
    name: "a GGUF mix on TensorRT-LLM",
    input: served({ engine: "TensorRT-LLM", quant: "Q4_K_M" }),
    code: "infeasible",
    param: "quant",
  },
  {
    name: "a context beyond the model's",
    input: scenario({ modelFacts: { ...model("Llama-3.1-8B"), maxContext: 8192 }, depth: 9000 }),
    code: "infeasible",
    param: "context_tokens",
  },
  { name: "8 KV heads on 3 devices", input: served({ tp: 3 }), code: "infeasible", param: "gpus" },
  {
    name: "weights larger than the memory",
    input: scenario({ modelFacts: model("Llama-3.1-70B") }),
    code: "infeasible",
    param: "model",
  },
];

describe("refusals", () => {
  for (const { name, input, code, param } of CASES) {
    it(`refuse ${name}, in both languages`, () => {
      const answer = estimate(input);
      if (answer.ok) throw new Error("answered");
      expect(answer.failure.code).toBe(code);
      expect(answer.failure.param).toBe(param);
      const [en, fr] = [formatFailure(answer.failure, "en"), formatFailure(answer.failure, "fr")];
      expect(en).not.toBe(fr);
      for (const sentence of [en, fr]) {
        expect(sentence.length).toBeGreaterThan(20);
        expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
      }
    });
  }

  it("leave alone what is allowed: KV heads copied to twice as many devices, tight memory, unlisted mixes", () => {
    expect(estimate(served({ tp: 16 })).ok).toBe(true);
    expect(estimate(scenario({ hardwareFacts: { ...device("RTX 4090"), mem: 15 } })).ok).toBe(true);
    expect(estimate(scenario({ quant: "UD-Q6_K_XL" })).ok).toBe(true);
    expect(estimate(scenario({ quant: "4.0bpw" })).ok).toBe(true);
  });
});
