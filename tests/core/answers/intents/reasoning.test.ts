import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import type { Slots } from "../../../../core/answers/slots.js";
import { asked } from "../../../helpers/asked.js";

const answer = (slots: Slots, lang: "en" | "fr" = "en") =>
  answerReading({ intent: "reasoning", slots }, lang);

describe("reasoning", () => {
  it("waits 200.5 s for 3,000 hidden tokens at 15 tok/s with 500 ms before", () => {
    expect(answer({ thinking_tokens: 3000, tps: 15, ttft_ms: 500 })).toMatchObject({
      ok: true,
      value: 200.5,
    });
  });

  it("fits 700 tokens into 10 s at 70 tok/s, in both languages", () => {
    for (const lang of ["en", "fr"] as const)
      expect(answer({ latency_s: 10, tps: 70 }, lang)).toMatchObject({ ok: true, value: 700 });
  });

  it("says that hidden tokens are billed as output", () => {
    const reply = answer({ term: "thinking_tokens" }, "fr");
    expect(reply.ok && reply.answer.working[0]).toContain("facturés au prix de sortie");
    expect(reply.ok && reply.answer.table?.rows).toHaveLength(3);
  });

  it("suspects the reasoning behind a wait of ten seconds", () => {
    const reply = answer({ models: ["gpt-oss-120b"], ttft_ms: 10_000 });
    expect(reply.ok && reply.answer.notes.join()).toContain("hidden reasoning");
  });

  it("asks for a speed", () => {
    expect(answer({ thinking_tokens: 3000 })).toMatchObject({ ok: false, failure: { param: "speed" } });
  });

  it("counts the first token and the answer of a named model", () => {
    const { answer, value } = asked(
      "deepseek r1 distill qwen 32b q4_k_m on a 4090, 5000 thinking tokens and 400 answer tokens: seconds?",
    );
    const input = (name: string) => answer.inputs.filter(({ label }) => label === name);
    expect(input("speed")).toHaveLength(1);
    expect(input("TTFT")[0]?.source).toBe("default");
    const tps = Number.parseFloat(input("speed")[0]?.value ?? "");
    expect(answer.headline[1]?.value).toBeCloseTo(Number(value) + 400 / tps, 9);
  });
});
