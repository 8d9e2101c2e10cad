import { describe, expect, it } from "vitest";
import { prefill } from "../../../core/estimator/prefill.js";
import { near } from "../../helpers/near.js";
import { derived, device, EXAMPLES, expectPieces, FROZEN, model } from "./sample.js";

const prompted = EXAMPLES.filter(({ pieces }) => "prefill.total" in pieces);
const reading = { metric: "prefill_tps", prompt: 2048 } as const;

describe("prefill", () => {
  it.each(prompted)("takes $title apart", ({ d, pieces }) => {
    const prompts = d.scenario.metric === "e2e_ms" ? (pieces.B ?? 1) : 1;
    const parts = prefill(d, prompts);
    expectPieces(pieces, {
      "prefill.tmm": parts.matmulMs,
      "prefill.tat": parts.attentionMs,
      "prefill.tw": parts.weightsMs,
      "prefill.comm": parts.communicationMs,
      "prefill.fixed": parts.fixedMs,
      "prefill.comp": parts.occupiedMs,
      "prefill.total": parts.totalMs,
    });
  });

  it("adds up: the start, the busy part, the exchange", () => {
    const parts = prefill(derived({ ...reading, depth: 500 }), 3);
    const busy = Math.hypot(parts.matmulMs + parts.attentionMs, parts.weightsMs);
    near(parts.totalMs, parts.fixedMs + busy + parts.communicationMs);
  });

  it("costs twice the products for two prompts, and attention that grows with depth alone", () => {
    const d = derived(reading);
    const deep = derived({ ...reading, depth: 8192 });
    near(prefill(d, 2).matmulMs, 2 * prefill(d, 1).matmulMs, 1e-9);
    expect(prefill(deep, 1).matmulMs).toBe(prefill(d, 1).matmulMs);
    // Half of the prompt is seen on average: at depth 8,192 that is (8,192 + 1,024) / 1,024 times as much.
    near(prefill(deep, 1).attentionMs, 9 * prefill(d, 1).attentionMs, 1e-9);
  });

  it("sees no further than a window", () => {
    const at = (depth: number) =>
      derived({ ...reading, depth, modelFacts: model("gpt-oss-20b"), quant: "MXFP4" });
    // 12 layers see everything and 12 see 128 tokens: (12 x 9,216 + 12 x 128) / (12 x 1,024 + 12 x 128).
    near(prefill(at(8192), 1).attentionMs / prefill(at(0), 1).attentionMs, 9344 / 1152, 1e-9);
  });

  it("fills experts badly with short prompts", () => {
    const each = (prompt: number) => {
      const d = derived({ ...reading, prompt, modelFacts: model("Qwen3-30B-A3B"), quant: "Q4_K_M" });
      return prefill(d, 1).matmulMs / prompt;
    };
    expect(each(32)).toBeGreaterThan(each(256));
    // A step takes 512 tokens: longer prompts fill no better.
    near(each(4096), each(2048), 1e-2);
  });

  it("is slower with Vulkan and with old builds, and no faster over stages than one card alone", () => {
    const total = (changes: object) => prefill(derived({ ...reading, ...changes }), 1).totalMs;
    const base = total({});
    expect(total({ backend: "vulkan" })).toBeGreaterThan(base);
    expect(total({ legacyBuild: true })).toBeGreaterThan(base);
    // Stages overlap chunks: between the half and the whole of the time.
    expect(total({ pp: 2, gpus: 2 })).toBeLessThan(base);
    expect(total({ pp: 2, gpus: 2 })).toBeGreaterThan(base / 2);
  });

  it("writes its scores to memory in builds without flash attention: 34.4 GB at 0.4872 of 1,008 GB/s", () => {
    // 16 bytes x 32 heads x 32 layers x 1,024 positions on average x 2,048 tokens.
    const gb = (16 * 32 * 32 * 1024 * 2048) / 1e9;
    near(
      prefill(derived({ ...reading, legacyBuild: true }), 1).attentionMs,
      (1000 * gb) / (1008 * 0.4872),
      1e-9,
    );
  });

  it("multiplies packed numbers as they are in present builds only", () => {
    const early = { ...FROZEN.prefill.quant, portableEarly: FROZEN.prefill.quant.portable / 2 };
    const matmul = (legacyBuild: boolean) => {
      const d = derived({ ...reading, quant: "Q4_K_M", legacyBuild });
      return prefill({ ...d, constants: { ...FROZEN, prefill: { ...FROZEN.prefill, quant: early } } }, 1)
        .matmulMs;
    };
    near(matmul(true) / matmul(false), 2 / 0.7995, 1e-9);
  });

  it("exchanges between devices by the token", () => {
    const on = (tp: number, prompts: number) =>
      prefill(
        derived({ ...reading, hardwareFacts: device("H100 SXM"), engine: "vLLM", quant: "bf16", tp }),
        prompts,
      ).communicationMs;
    expect(on(1, 1)).toBe(0);
    near(on(4, 2), 2 * on(4, 1));
  });
});
