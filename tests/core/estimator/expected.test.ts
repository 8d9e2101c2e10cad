import { describe, expect, it } from "vitest";
import { decodeStep } from "../../../core/estimator/decode-step.js";
import { expected } from "../../../core/estimator/expected.js";
import { prefill } from "../../../core/estimator/prefill.js";
import type { ScenarioInput } from "../../../core/estimator/scenario.js";
import { near } from "../../helpers/near.js";
import { derived, device, EXAMPLES, model } from "./sample.js";

const served = (changes: Partial<ScenarioInput>) =>
  derived({
    modelFacts: model("Llama-3.1-70B"),
    hardwareFacts: device("H200 SXM"),
    quant: "fp8",
    engine: "vLLM",
    tp: 2,
    prompt: 1024,
    output: 1024,
    ...changes,
  });

describe("expected", () => {
  it.each(EXAMPLES)("comes to the author's figure for $title", ({ d, expected: figure }) => {
    near(expected(d).value, figure, 1e-6);
  });
});

describe("expected, decode", () => {
  it("shares a step among the users, or sums over them", () => {
    const one = expected(served({ metric: "decode_tps_per_user", concurrency: 16 }));
    const all = expected(served({ metric: "decode_tps_total", concurrency: 16 }));
    expect(one.batch).toBe(16);
    near(one.value, 1000 / (one.step?.totalMs ?? 0));
    near(all.value, 16 * one.value);
  });

  it("divides users over data-parallel copies", () => {
    const copies = served({ metric: "decode_tps_per_user", concurrency: 16, dp: 2 });
    expect(expected(copies).batch).toBe(8);
    near(expected(copies).value, 1000 / decodeStep(copies, 8).totalMs);
  });
});

describe("expected, latencies", () => {
  it("lets a lone user see no prefill between tokens", () => {
    const d = served({ metric: "tpot_ms", concurrency: 1 });
    near(expected(d).value, decodeStep(d, 1).totalMs);
  });

  it("meets the prefills of the others, but for what their prompts find in the cache", () => {
    const seen = (prompt: number, depth: number) => {
      const d = served({ metric: "tpot_ms", concurrency: 16, prompt, depth });
      return expected(d).value - decodeStep(d, 16).totalMs;
    };
    const d = served({ metric: "tpot_ms", concurrency: 16, prompt: 256, depth: 768 });
    const { phi } = d.constants.serve;
    near(seen(256, 768), (phi.vLLM * 15 * prefill(d, 1).occupiedMs) / 1024, 1e-9);
    expect(seen(256, 768)).toBeLessThan(0.3 * seen(1024, 0));
  });

  it("waits 11,376 ms in the queue of E9, where 43 of 64 sequences fit", () => {
    const e9 = EXAMPLES.find(({ title }) => title.startsWith("E9"));
    if (!e9) throw new Error("E9");
    near(expected(e9.d).queueMs, e9.pieces.queue ?? 0, 1e-6);
  });

  it("waits on average for half of a burst", () => {
    const d = served({ metric: "ttft_ms", concurrency: 9, arrival: "burst" });
    near(expected(d).queueMs, 4 * prefill(d, 1).occupiedMs);
  });

  it("runs a static batch in waves where it does not fit", () => {
    const batch = (concurrency: number) =>
      expected(served({ metric: "e2e_ms", concurrency, maxSequences: 8, arrival: "burst" })).value;
    near(batch(16), 2 * batch(8));
    expect(batch(4)).toBeLessThan(batch(8));
  });
});

describe("expected, throughput", () => {
  it("counts one request's prefill and all its steps", () => {
    const d = served({ metric: "output_tps", concurrency: 1 });
    near(expected(d).value, (1000 * 1024) / (prefill(d, 1).totalMs + 1024 * decodeStep(d, 1).totalMs));
  });

  it("stops growing where the engine stops admitting", () => {
    const of = (concurrency: number | "max") =>
      expected(served({ metric: "output_tps", concurrency, maxSequences: 64 })).value;
    expect(of(64)).toBeGreaterThan(of(32));
    near(of(128), of(64));
    near(of("max"), of(64));
  });

  it("keeps a saturated device of unknown memory at the usual limit", () => {
    const unknown = { ...device("H200 SXM"), mem: null };
    const { batch } = expected(served({ metric: "output_tps", concurrency: "max", hardwareFacts: unknown }));
    expect(batch).toBe(2638);
  });

  it("fills every stage of a pipeline with a batch of its own", () => {
    const d = served({ metric: "output_tps", concurrency: 64, tp: 2, pp: 2, gpus: 4 });
    expect(expected(d).batch).toBe(32);
  });

  it("prefills over all stages of a pipeline: four deliver about four times as much as one", () => {
    const at = (pp: number) =>
      expected(served({ metric: "output_tps", concurrency: 64 * pp, pp, gpus: 2 * pp, output: 64 })).value;
    expect(at(4) / at(1)).toBeGreaterThan(3.5);
    expect(at(4) / at(1)).toBeLessThanOrEqual(4.01);
  });

  it("reads all prompts at once for the prefill speed", () => {
    const d = served({ metric: "prefill_tps", concurrency: 4 });
    near(expected(d).value, (1000 * 4 * 1024) / prefill(d, 4).totalMs);
  });
});
