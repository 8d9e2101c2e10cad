import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import type { Slots } from "../../../../core/answers/slots.js";

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
});
