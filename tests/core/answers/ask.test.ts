import { describe, expect, it } from "vitest";
import { ask } from "../../../core/answers/ask.js";
import { badInputs } from "../../helpers/bad-inputs.js";

describe("ask", () => {
  it("evaluates a formula in either style, with or without its equals sign", () => {
    for (const [text, lang] of [
      ["=TOKENS_PER_SEC(70, 2, 3350)", "en"],
      ["=TOKENS_PER_SEC(70;2;3350)", "fr"],
      ["tokens_per_sec(70,2,3350)", "en"],
    ] as const) {
      const reply = ask(text, lang);
      expect(reply).toMatchObject({ ok: true, value: 3350 / 140, unit: "tokPerS" });
    }
  });

  it("shows the figure, the inputs, the working line and the formula in both styles", () => {
    const reply = ask("=TOKENS_PER_SEC(70, 2, 3350)", "en");
    expect(reply).toMatchObject({
      answer: {
        headline: [{ text: "23.93 tok/s" }],
        inputs: [
          { value: "70 B params", source: "given" },
          { source: "given" },
          { value: "3,350 GB/s", source: "given" },
          { label: "bandwidth efficiency", source: "default" },
        ],
        working: ["3,350 × 1 / (70 × 2) = 23.93 tok/s"],
        formulas: [{ en: "=TOKENS_PER_SEC(70, 2, 3350)", fr: "=TOKENS_PER_SEC(70;2;3350)" }],
      },
    });
  });

  it("gives the seed's response time with its overall speed", () => {
    const reply = ask("/latency ttft:200 tpot:20 tokens:500", "fr");
    expect(reply).toMatchObject({
      ok: true,
      value: 10.18,
      answer: { headline: [{ text: "10,18 s" }, { text: "49,12 tok/s" }] },
    });
  });

  it("marks what it assumed", () => {
    const reply = ask("/latency tpot:20", "en");
    expect(reply).toMatchObject({
      ok: true,
      answer: { inputs: [{ source: "default" }, { source: "given" }, { source: "default" }] },
    });
  });

  it.each(badInputs.filter((input): input is string => typeof input === "string").map((input) => [input]))(
    "answers %j without an exception, with a sentence in both languages",
    (text) => {
      for (const lang of ["en", "fr"] as const)
        for (const body of [
          text,
          `=${text}`,
          `/calc ${text}`,
          `/latency tpot:${text}`,
          `=TOKENS_PER_SEC(${text},2,3)`,
        ]) {
          const reply = ask(body, lang);
          if (!reply.ok) expect(reply.message.length).toBeGreaterThan(10);
          expect(JSON.stringify(reply).replaceAll(text, "")).not.toMatch(/undefined|NaN|\[object/);
        }
    },
  );

  it("reports every value that a question gives for a slot", () => {
    expect(ask("how fast is llama 3.1 8b on an h100 for 5 then 50 users?", "en").reading).toEqual({
      intent: "speed",
      slots: { models: ["llama-3.1-8b"], hardware: ["nvidia-h100-sxm"], concurrency: [5, 50] },
    });
  });

  it("stays quick whatever the text", () => {
    for (const text of [
      "=".padEnd(1_000_000, "("),
      `=${"(".repeat(10_000)}1`,
      "a ".repeat(500_000),
      `=${"1+".repeat(400_000)}1`,
    ]) {
      const begun = performance.now();
      // A long text that asks for nothing gets the polite limit, a broken formula its refusal.
      expect(ask(text, "en").ok).toBe(!text.startsWith("="));
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  });
});
