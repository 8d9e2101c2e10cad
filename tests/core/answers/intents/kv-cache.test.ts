import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import type { Slots } from "../../../../core/answers/slots.js";
import { asked } from "../../../helpers/asked.js";

const answer = (slots: Slots, lang: "en" | "fr" = "en") => answerReading({ intent: "kv_cache", slots }, lang);
const gb = (slots: Slots) => {
  const reply = answer(slots);
  return reply.ok ? Number(reply.value) : Number.NaN;
};

describe("kv_cache", () => {
  it("takes 42.95 GB for Llama 3.1 70B at 131,072 tokens", () => {
    expect(gb({ models: ["llama-3.1-70b"], context: 131_072 })).toBeCloseTo(42.94967296, 8);
  });

  it("knows latent attention: 4.6 GB for DeepSeek V3 at 65,536, not hundreds", () => {
    expect(gb({ models: ["deepseek-v3"], context: 65_536 })).toBeCloseTo(70_272 * 65_536e-9, 8);
  });

  it("adds the window layers of Gemma 3 27B only up to their window", () => {
    expect(gb({ models: ["gemma-3-27b"], context: 131_072 })).toBeCloseTo(
      (81_920 * 131_072 + (507_904 - 81_920) * 1024) / 1e9,
      0,
    );
  });

  it("halves with an 8-bit cache and multiplies by the users", () => {
    const one = gb({ models: ["qwen3-32b"], context: 32_768 });
    expect(one).toBeCloseTo(8.589934592, 8);
    expect(gb({ models: ["qwen3-32b"], context: 32_768, kv_quant: "fp8" })).toBeCloseTo(one / 2, 8);
    expect(gb({ models: ["qwen3-32b"], context: 32_768, concurrency: 10 })).toBeCloseTo(one * 10, 7);
  });

  it("takes a typical shape for a bare size and says so", () => {
    const reply = answer({ params_b: 70, context: 8192 }, "fr");
    expect(reply).toMatchObject({ ok: true, value: 2.68435456 });
    expect(reply.ok && reply.answer.notes.join()).toContain("Forme typique");
  });

  it("says when the context is beyond the model’s own", () => {
    const reply = answer({ models: ["llama-3-8b"], context: 131_072 });
    expect(reply.ok && reply.answer.notes[0]).toContain("takes only 8,192 tokens");
  });

  it("asks for the model", () => {
    expect(answer({ context: 8192 })).toMatchObject({ ok: false, failure: { param: "model" } });
  });

  it("goes on without naming a card", () => {
    const { answer } = asked("kv cache of llama 3.1 8b at 8192 tokens for 4 users");
    for (const { command } of answer.actions) {
      expect(command).not.toMatch(/hardware|H100/);
      expect(asked(command).reading).toMatchObject({ intent: "kv_cache", slots: { concurrency: 4 } });
    }
    expect(asked(answer.actions[0]?.command ?? "").value).toBeCloseTo(
      4 * Number(asked("kv cache of llama 3.1 8b at 8192 tokens for 4 users").value),
      9,
    );
  });
});
