import { describe, expect, it } from "vitest";
import { catalogueFacts } from "../../../core/deployment/facts-by-name.js";
import { estimate } from "../../../core/estimator/estimate.js";
import { estimateScenario, readScenario } from "../../../core/estimator/raw-scenario.js";
import { device, model, scenario } from "./sample.js";

const raw = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  metric: "decode_tps_per_user",
  model: "Llama-3.1-8B",
  hardware: "RTX 4090",
  quant: "F16",
  engine: "llama.cpp",
  prompt: 0,
  output: 128,
  ...changes,
});

describe("estimateScenario", () => {
  it("answers names from the catalogue like their facts", () => {
    const answer = estimateScenario(raw(), catalogueFacts);
    const typed = estimate(scenario());
    if (!answer.ok || !typed.ok) throw new Error("refused");
    expect(answer.predicted).toBeCloseTo(typed.expected, 6);
    expect(answer.low).toBeLessThan(answer.predicted);
    expect(answer.ceiling).toBeGreaterThan(answer.predicted);
  });

  it("lets facts win over names", () => {
    const facts = { modelFacts: model("Llama-3.1-8B"), hardwareFacts: { ...device("RTX 4090"), bw: 504 } };
    const slow = estimateScenario(raw(facts), catalogueFacts);
    const fast = estimateScenario(raw(), catalogueFacts);
    if (!slow.ok || !fast.ok) throw new Error("refused");
    expect(slow.predicted).toBeLessThan(0.6 * fast.predicted);
  });

  it("counts a depth equal to the prompt once for decode speeds, and twice where both are made", () => {
    const depthOf = (changes: Record<string, unknown>) => {
      const input = readScenario(raw(changes), catalogueFacts);
      return "code" in input ? input.code : input.depth;
    };
    expect(depthOf({ prompt: 4096, depth: 4096 })).toBeUndefined();
    expect(depthOf({ prompt: 4096, depth: "4096", metric: "decode_tps_total" })).toBeUndefined();
    expect(depthOf({ prompt: 4096, depth: 4095 })).toBe(4095);
    expect(depthOf({ prompt: 4096, depth: 4096, metric: "ttft_ms" })).toBe(4096);
    expect(depthOf({ prompt: 0, depth: 0 })).toBe(0);
  });

  it("answers a model of which only the parameter count is known", () => {
    const answer = estimateScenario(raw({ model: "own", modelFacts: { total: 8 } }), catalogueFacts);
    const known = estimateScenario(raw(), catalogueFacts);
    if (!answer.ok || !known.ok) throw new Error("refused");
    expect(answer.predicted / known.predicted).toBeCloseTo(1, 1);
    expect(answer.low / answer.predicted).toBeLessThan(known.low / known.predicted);
  });

  it("takes null and empty for left out, and numbers written as text", () => {
    const answer = estimateScenario(raw({ depth: null, gpus: "", prompt: "0" }), catalogueFacts);
    expect(answer).toEqual(estimateScenario(raw(), catalogueFacts));
  });

  it("reads the two dies of a card from its name when the facts do not say so", () => {
    const facts = { group: "amd-hbm", family: "AMD Instinct", bw: 3277, fp16: 362, mem: 128, link: 150 };
    const input = (hardware: string): unknown => raw({ hardware, hardwareFacts: facts, engine: "vLLM" });
    const two = readScenario(input("MI250"), catalogueFacts);
    const one = readScenario(input("MI300X"), catalogueFacts);
    if ("code" in two || "code" in one) throw new Error("refused");
    expect(two.hardwareFacts.dies).toBe(2);
    expect(one.hardwareFacts.dies).toBeUndefined();
  });

  it("refuses what is no scenario, an unknown name, a number that is none, speculation and service levels", () => {
    const refused = (input: unknown): string | undefined => {
      const answer = estimateScenario(input, catalogueFacts);
      return answer.ok ? undefined : `${answer.failure.code} ${answer.failure.param}`;
    };
    expect(refused(7)).toBe("type scenario");
    expect(refused(null)).toBe("type scenario");
    expect(refused([])).toBe("type scenario");
    expect(refused(raw({ model: "Lama-9-9B" }))).toBe("unknown model");
    expect(refused(raw({ hardware: undefined }))).toBe("type hardware");
    expect(refused(raw({ model: 70 }))).toBe("type model");
    expect(refused(raw({ quant: 8 }))).toBe("type quant");
    expect(refused(raw({ quant: "constructor" }))).toBe("unknown quant");
    expect(refused(raw({ depth: "deep" }))).toBe("type depth");
    expect(refused(raw({ concurrency: "many" }))).toBe("type concurrency");
    expect(refused(raw({ concurrency: "server" }))).toBe("infeasible concurrency");
    expect(refused(raw({ speculative: true }))).toBe("infeasible speculative");
    expect(refused(raw({ metric: undefined }))).toBe("unknown metric");
    expect(refused(raw({ modelFacts: { total: 0 } }))).toBe("domain modelFacts.total");
    expect(refused(raw({ hardwareFacts: {} }))).toBe("infeasible hardware");
  });

  it("spreads several devices as the commands do when nobody says how", () => {
    const input = { quant: "fp8", engine: "vLLM", hardware: "H100", model: "Llama-3.1-70B" };
    const said = estimateScenario(raw({ ...input, gpus: 2, tp: 2 }), catalogueFacts);
    expect(said.ok).toBe(true);
    expect(estimateScenario(raw({ ...input, gpus: 2 }), catalogueFacts)).toEqual(said);
    const layers = { engine: "llama.cpp", gpus: 2 };
    expect(estimateScenario(raw(layers), catalogueFacts)).toEqual(
      estimateScenario(raw({ ...layers, pp: 2 }), catalogueFacts),
    );
  });

  it("refuses more parts than devices, a weights file of another model, and facts without a finite result", () => {
    const refused = (changes: Record<string, unknown>): string | undefined => {
      const answer = estimateScenario(raw(changes), catalogueFacts);
      return answer.ok ? undefined : `${answer.failure.code} ${answer.failure.param}`;
    };
    expect(refused({ gpus: 2, tp: 8 })).toBe("infeasible gpus");
    expect(refused({ weightGB: 0.01 })).toBe("infeasible weightGB");
    expect(refused({ weightGB: 4900 })).toBe("infeasible weightGB");
    const facts = { ...device("RTX 4090"), bw: 5e-324 };
    expect(refused({ hardwareFacts: facts })).toBe("domain scenario");
  });
});
