import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import type { Slots } from "../../../../core/answers/slots.js";
import { evaluateFormula } from "../../../../core/formula/evaluate-formula.js";

const answer = (slots: Slots, lang: "en" | "fr" = "en") =>
  answerReading({ intent: "model_size", slots }, lang);

describe("model_size", () => {
  it("multiplies a bare size exactly", () => {
    expect(answer({ params_b: 24, quant: "bf16" })).toMatchObject({ ok: true, value: 48 });
    expect(answer({ params_b: 123, quant: "exl2-6bpw" })).toMatchObject({ ok: true, value: 92.25 });
  });

  it("shows each format that was asked for", () => {
    const reply = answer({ params_b: 7, quant: ["fp32", "fp16", "int8"] }, "fr");
    expect(reply.ok && reply.answer.headline.map(({ text }) => text)).toEqual(["28 Go", "14 Go", "7 Go"]);
  });

  it("corrects the product in the name of a mixture", () => {
    const reply = answer({ models: ["mixtral-8x7b"], quant: "fp16" });
    expect(reply.ok && Number(reply.value)).toBeCloseTo(93.4, 0);
    expect(reply.ok && reply.answer.notes[0]).toContain("46.7 billion, not 56");
  });

  it("gives a formula that yields the figure shown", () => {
    const reply = answer({ models: ["llama-3.1-70b"], quant: "gguf-q4-k-m" });
    if (!reply.ok) throw new Error(reply.message);
    const again = evaluateFormula(reply.answer.formulas[0]?.en ?? "", { lang: "en" });
    expect(again.ok && again.value).toBeCloseTo(Number(reply.value), 9);
    expect(Number(reply.value)).toBeGreaterThan(42);
    expect(Number(reply.value)).toBeLessThan(43.5);
  });

  it("refuses an unknown format with the nearest names", () => {
    expect(answer({ params_b: 7, quant: "q9_z" })).toMatchObject({ ok: false, failure: { code: "unknown" } });
  });
});
