import { describe, expect, it } from "vitest";
import { estimate, report } from "../../../core/estimator/estimate.js";
import { METRICS, type Metric, type ScenarioInput } from "../../../core/estimator/scenario.js";
import { device, model, scenario } from "./sample.js";

function answered(input: ScenarioInput): {
  expected: number;
  low: number;
  high: number;
  ceiling: number;
} {
  const answer = estimate(input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer;
}

const served = (changes: Partial<ScenarioInput> = {}): ScenarioInput => ({
  metric: "tpot_ms",
  modelFacts: model("Llama-3.1-70B"),
  hardwareFacts: device("H200 SXM"),
  quant: "fp8",
  engine: "vLLM",
  tp: 2,
  prompt: 1024,
  output: 1024,
  concurrency: 32,
  ...changes,
});

const isTime = (metric: Metric): boolean => metric.endsWith("_ms");

describe("estimate", () => {
  it("keeps low, expected, high and ceiling in order for every metric, model and load", () => {
    for (const metric of METRICS)
      for (const name of ["Llama-3.1-70B", "DeepSeek-R1"])
        for (const concurrency of [1, 7, 64, 1000, "max"] as const) {
          const e = answered(served({ metric, modelFacts: model(name), tp: 8, concurrency }));
          expect(e.low).toBeLessThanOrEqual(e.expected);
          expect(e.expected).toBeLessThanOrEqual(e.high);
          expect(isTime(metric) ? e.low : e.ceiling).toBeGreaterThanOrEqual(
            isTime(metric) ? e.ceiling : e.high,
          );
          expect(Number.isFinite(e.high)).toBe(true);
        }
  });

  it("is slower per user and faster in total the more users share the device", () => {
    const perUser = [1, 4, 16, 64].map((concurrency) =>
      answered(served({ metric: "decode_tps_per_user", concurrency })),
    );
    const total = [1, 4, 16, 64].map((concurrency) =>
      answered(served({ metric: "decode_tps_total", concurrency })),
    );
    for (let i = 1; i < 4; i++) {
      expect(perUser[i]?.expected).toBeLessThan(perUser[i - 1]?.expected ?? 0);
      expect(total[i]?.expected).toBeGreaterThan(total[i - 1]?.expected ?? 0);
    }
  });

  it("is slower at depth, with wider weights and with less bandwidth", () => {
    const base = answered(scenario()).expected;
    expect(answered(scenario({ depth: 16000 })).expected).toBeLessThan(base);
    expect(answered(scenario({ quant: "Q4_K_M" })).expected).toBeGreaterThan(base);
    expect(answered(scenario({ hardwareFacts: { ...device("RTX 4090"), bw: 504 } })).expected).toBeLessThan(
      base,
    );
  });

  it("gains nothing in speed from a layer split", () => {
    const one = answered(scenario()).expected;
    expect(answered(scenario({ pp: 2, gpus: 2 })).expected).toBeLessThan(one);
  });

  it("queues what an engine's limit of running sequences keeps out", () => {
    const free = answered(served({ metric: "ttft_ms", concurrency: 256 })).expected;
    expect(
      answered(served({ metric: "ttft_ms", concurrency: 256, maxSequences: 32 })).expected,
    ).toBeGreaterThan(free);
  });

  it("answers without a prompt, and for a saturated device of unknown memory", () => {
    expect(
      answered(served({ metric: "output_tps", modelFacts: model("DeepSeek-R1"), tp: 8, prompt: 0 })).expected,
    ).toBeGreaterThan(0);
    const unknown = { ...device("H200 SXM"), mem: null };
    expect(
      answered(served({ metric: "output_tps", hardwareFacts: unknown, concurrency: "max" })).ceiling,
    ).toBeLessThan(1e9);
  });

  it("treats a card of two dies as two devices", () => {
    const card = { ...device("H200 SXM"), link: 150 };
    const whole = answered(
      served({ hardwareFacts: card, tp: 1, metric: "decode_tps_per_user", concurrency: 1 }),
    );
    const dies = answered(
      served({ hardwareFacts: { ...card, dies: 2 }, tp: 1, metric: "decode_tps_per_user", concurrency: 1 }),
    );
    expect(dies.expected).toBeLessThan(whole.expected);
    expect(dies.ceiling).toBeCloseTo(whole.ceiling, 6);
  });

  it("widens the band where nothing was measured or the shape was guessed", () => {
    const ratio = (input: ScenarioInput): number => {
      const e = answered(input);
      return e.expected / e.low;
    };
    const known = ratio(scenario());
    expect(ratio(scenario({ modelFacts: { ...model("Llama-3.1-8B"), guessed: true } }))).toBeCloseTo(
      known * 1.35,
      6,
    );
    expect(ratio(scenario({ hardwareFacts: { ...device("RTX 4090"), group: "intel-gddr" } }))).toBeCloseTo(
      known * 1.35,
      6,
    );
  });
});

describe("report", () => {
  it("adds up: the parts of a step are its total", () => {
    const answer = report(served());
    if (!answer.ok) throw new Error("refused");
    const step = answer.parts.step;
    if (!step) throw new Error("no step");
    const sum = step.overheadMs + step.roofMs + step.kvMs + step.communicationMs + step.perSequenceMs;
    expect(step.totalMs).toBeCloseTo(sum, 9);
    expect(answer.parts.prefill?.occupiedMs).toBeGreaterThan(0);
  });

  it("warns when memory is tight, sequences wait, devices are many or a prompt is short", () => {
    const ids = (input: ScenarioInput): string[] => {
      const answer = report(input);
      return answer.ok ? answer.warnings.map((w) => w.id) : ["refused"];
    };
    expect(ids(scenario())).toEqual([]);
    expect(ids(scenario({ hardwareFacts: { ...device("RTX 4090"), mem: 16 } }))).toContain("tight-memory");
    expect(ids(served({ concurrency: 4000 }))).toEqual(expect.arrayContaining(["queueing", "large-batch"]));
    expect(ids(served({ tp: 8, pp: 4 }))).toContain("outside-calibration");
    expect(ids(scenario({ metric: "prefill_tps", prompt: 16 }))).toContain("short-prompt");
    expect(ids(scenario({ hardwareFacts: { ...device("RTX 4090"), fp16: null } }))).toContain(
      "unstated-compute",
    );
  });
});
