import { describe, expect, it } from "vitest";
import { ceiling } from "../../../core/estimator/ceiling.js";
import type { ScenarioInput } from "../../../core/estimator/scenario.js";
import { near } from "../../helpers/near.js";
import { derived, device, EXAMPLES, model } from "./sample.js";

const served = (changes: Partial<ScenarioInput>) =>
  ceiling(
    derived({
      hardwareFacts: device("H100 SXM"),
      quant: "bf16",
      engine: "vLLM",
      prompt: 999,
      output: 2,
      ...changes,
    }),
  );

// Llama 3.1 8B in 16 bits: 7.5046634 B parameters are read, 15.0093268 GB; 131,072 bytes of cache a token.
const READ_GB = 15.0093268;
const cacheGb = (tokens: number) => (131_072 * tokens) / 1e9;

describe("ceiling", () => {
  it.each(EXAMPLES)("comes to the author's figure for $title", ({ d, ceiling: figure }) => {
    near(ceiling(d), figure, 1e-6);
  });

  it("of one stream is bandwidth over bytes read, and in time its inverse", () => {
    const speed = served({ metric: "decode_tps_per_user" });
    near(speed, 3350 / (READ_GB + cacheGb(1000)), 1e-7);
    near(served({ metric: "tpot_ms" }), 1000 / speed);
  });

  it("of many streams is compute: 2 x 7.5 GFLOP x 8,192 over 989 TFLOPS", () => {
    const users = { concurrency: 8192, prompt: 0, depth: 0 };
    near(served({ ...users, metric: "tpot_ms" }), (2 * 7.5046634 * 8192) / 989, 1e-7);
    near(served({ ...users, metric: "decode_tps_total" }), (1000 * 989) / (2 * 7.5046634), 1e-7);
  });

  it("of a prompt is compute over the body, or reading it once when it is short", () => {
    near(served({ metric: "ttft_ms", prompt: 8000 }), (2 * 6.9793268 * 8000) / 989, 1e-7);
    near(served({ metric: "ttft_ms", prompt: 1 }), (1000 * READ_GB) / 3350, 1e-7);
    near(served({ metric: "prefill_tps", prompt: 8000 }), (1000 * 989) / (2 * 6.9793268), 1e-7);
  });

  it("of several prompts is as many tokens in as much more time", () => {
    const speed = (concurrency: number) => served({ metric: "prefill_tps", prompt: 8000, concurrency });
    near(speed(4), speed(1));
  });

  it("shares users among copies, and lets a pipeline carry a batch in each stage", () => {
    const tpot = (concurrency: number, dp: number) =>
      served({ metric: "tpot_ms", concurrency, dp, gpus: dp });
    near(tpot(16, 2), tpot(8, 1));
    const max = { metric: "output_tps", concurrency: "max", maxSequences: 64, output: 200 } as const;
    near(served({ ...max, pp: 2, gpus: 2 }), 2 * served(max));
    // 64 sequences of 999 tokens and half of 200.
    near(served(max), (64 * 3350) / (READ_GB + 64 * cacheGb(1099)), 1e-7);
  });

  it("of a static batch is all prompts and the steps behind the first token", () => {
    const first = served({ metric: "e2e_ms", output: 1, prompt: 8000 });
    near(first, served({ metric: "ttft_ms", prompt: 8000, output: 1 }));
    expect(served({ metric: "e2e_ms", output: 2, prompt: 8000 })).toBeGreaterThan(first);
  });

  it("of whole requests lies below that of their tokens", () => {
    const load = { concurrency: 16, output: 200 };
    expect(served({ metric: "output_tps", ...load })).toBeLessThan(
      served({ metric: "decode_tps_total", ...load }),
    );
  });

  it("doubles with two copies and halves the time with two devices", () => {
    const max = { metric: "output_tps", concurrency: "max", output: 200 } as const;
    const one = served(max);
    // Two copies hold what two cards hold, so each runs as many sequences.
    near(served({ ...max, dp: 2, gpus: 2 }), 2 * one, 1e-9);
    near(served({ metric: "tpot_ms", tp: 2, prompt: 0 }), served({ metric: "tpot_ms", prompt: 0 }) / 2, 1e-9);
  });

  it("counts the experts that a batch wakes", () => {
    const facts = { modelFacts: model("Qwen3-30B-A3B"), prompt: 0, depth: 0, metric: "tpot_ms" } as const;
    const gb = (batch: number) => (served({ ...facts, concurrency: batch }) * 3350) / 1000;
    // 0.452984 GB for each expert index: 8 of them, then 15.5; and the cache of one token, 98,304 bytes.
    near(gb(2) - gb(1), 7.5 * 0.452984 + 98_304e-9, 1e-6);
  });
});
