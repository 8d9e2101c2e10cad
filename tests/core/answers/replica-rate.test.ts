import { describe, expect, it } from "vitest";
import { ask } from "../../../core/answers/ask.js";
import { replicaRate } from "../../../core/answers/replica-rate.js";
import { LLM_REPLICAS } from "../../../core/functions/estimate/llm-replicas.js";
import { evaluate } from "../../../core/index.js";
import { asked } from "../../helpers/asked.js";

const slots = {
  models: ["llama-3.1-8b"],
  hardware: ["nvidia-h100-sxm"],
  prompt_tokens: 2000,
  output_tokens: 200,
  ttft_ms: 500,
};

function rateOf(changes: object = {}): number {
  const reply = replicaRate({ ...slots, ...changes }, "en");
  if (!reply.ok) throw new Error(reply.message);
  return Number(reply.value);
}

describe("replicaRate", () => {
  it("is the rate up to which the sizing asks for one replica", () => {
    const rate = rateOf();
    const replicasAt = (requests: number) =>
      evaluate(
        LLM_REPLICAS,
        ["Llama 3.1 8B", "H100 SXM5 80GB", requests, 2000, 200, 500, 50, 0.95, null, 1],
        "en",
      );
    expect(replicasAt(rate * 0.999)).toMatchObject({ ok: true, value: 1 });
    expect(replicasAt(rate * 1.001)).toMatchObject({ ok: true, value: 2 });
  });

  it("falls with longer prompts and rises with looser limits", () => {
    expect(rateOf({ prompt_tokens: 4000 })).toBeLessThan(rateOf());
    expect(rateOf({ ttft_ms: 2000 })).toBeGreaterThan(rateOf());
  });

  it("takes the cards that the model needs, and says so", () => {
    const reply = replicaRate({ ...slots, models: ["llama-3.3-70b"] }, "fr");
    if (!reply.ok) throw new Error(reply.message);
    expect(reply.answer.notes[0]).toMatch(/ne contient pas le modèle/);
    expect(reply.answer.working[0]).toMatch(/au-delà cède/);
  });

  it("hands on a rate that one replica keeps, however small", () => {
    for (const output_tokens of [200, 100_000]) {
      const reply = replicaRate({ ...slots, output_tokens, ttft_ms: 30_000 }, "en");
      const again = reply.ok ? ask(reply.answer.formulas[0]?.en ?? "", "en") : reply;
      expect(again).toMatchObject({ ok: true, value: 1 });
    }
  });

  it("does not refuse over limits that nobody stated", () => {
    // A 16 GB model at 300 GB/s takes over 53 ms a token, more than the usual 50.
    const slow = { ...slots, hardware: ["nvidia-l4"], ttft_ms: undefined };
    expect(rateOf(slow)).toBeGreaterThan(0);
    expect(() => rateOf({ ...slow, tpot_ms: 50 })).toThrow();
  });

  it("answers /fleet without a rate, names the limit that ends it, and offers the fleet", () => {
    const { answer } = asked('/fleet model:"Llama 3.1 8B" hardware:H100 prompt:2000 output:200 ttft:500');
    expect(answer.headline[0]?.value).toBeCloseTo(rateOf(), 9);
    expect(answer.working[0]).toContain("the TTFT limit");
    expect(answer.actions[0]?.command).toMatch(/^\/fleet .*rate:/);
  });
});
