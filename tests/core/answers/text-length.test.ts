import { describe, expect, it } from "vitest";
import { ask } from "../../../core/answers/ask.js";
import { withTextLengths } from "../../../core/answers/text-length.js";

describe("withTextLengths", () => {
  it("counts pages as tokens of the language: 500 words of 4/3 or 1.5 tokens each", () => {
    expect(withTextLengths({ intent: "ttft", slots: { pages: 30 } }, "en").slots).toMatchObject({
      prompt_tokens: 20_000,
      derived: ["prompt_tokens"],
    });
    expect(withTextLengths({ intent: "fit", slots: { pages: 30 } }, "fr").slots.context).toBe(22_500);
  });

  it("counts words that are read, and leaves those of an answer to the answer", () => {
    expect(withTextLengths({ intent: "ttft", slots: { words: 3000 } }, "en").slots.prompt_tokens).toBe(4000);
    expect(withTextLengths({ intent: "latency", slots: { words: 3000 } }, "en").slots).toEqual({
      words: 3000,
    });
  });

  it("lets tokens win", () => {
    const slots = { pages: 300, prompt_tokens: 150_000 };
    expect(withTextLengths({ intent: "ttft", slots }, "en")).toEqual({ slots, notes: [] });
  });

  it("counts pages that are written as the answer", () => {
    expect(withTextLengths({ intent: "latency", slots: { output_pages: 3 } }, "en").slots.output_tokens).toBe(
      2000,
    );
  });
});

describe("a question about pages", () => {
  it.each([
    ["TTFT of a 100-page document with Llama 3.1 8B on an H100", "en", "66,667 tokens", "500 words a page"],
    [
      "un document de 100 pages avec Llama 3.1 8B sur H100, quel TTFT ?",
      "fr",
      "75\u202f000 tokens",
      "500 mots par page",
    ],
    ["does a 60 page contract fit with qwen3 8b on a 4090?", "en", "40,000 tokens", "500 words a page"],
  ] as const)("%s", (text, lang, tokens, assumption) => {
    const reply = ask(text, lang);
    expect(reply.ok && reply.answer.inputs).toContainEqual(
      expect.objectContaining({ value: tokens, source: "derived" }),
    );
    expect(reply.ok && reply.answer.notes.join(" ")).toContain(assumption);
  });

  it("says how the pages were counted where they are too many", () => {
    const reply = ask("TTFT of a 300-page document with Llama 3.1 8B on an H100", "en");
    expect(!reply.ok && reply.message).toMatch(/at most 131,072 tokens.*300 pages counted as 200,000 tokens/);
  });

  it("is answered from its tokens where it says both", () => {
    const reply = ask("price to read a 300 page book, 150k tokens, at $3 per million", "en");
    expect(reply.reading?.slots).not.toHaveProperty("pages");
  });
});
