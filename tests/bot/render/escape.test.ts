import { describe, expect, it } from "vitest";
import { clean, codeBlock, escapeText } from "../../../bot/render/escape.js";

describe("clean", () => {
  it("removes what hides or reorders text and keeps French number spaces", () => {
    expect(clean("a\u202eb\u200bc\u0000d\ufeff")).toBe("abcd");
    expect(clean("1\u202f234")).toBe("1\u202f234");
  });

  it("keeps line ends and accents, limits piled marks, mends lone surrogates", () => {
    expect(clean("é\r\nà")).toBe("é\nà");
    expect(clean(`z${"\u0300".repeat(50)}`)).toBe("z\u0300\u0300");
    expect(clean("a\ud800b")).toBe("a\ufffdb");
  });
});

describe("escapeText", () => {
  const cases: Record<string, [string, string]> = {
    "a mention of everyone": ["@everyone", "\\@everyone"],
    "a mention of a role": ["<@&123>", "\\<\\@&123>"],
    emphasis: ["*a* _b_ ~~c~~ ||d||", "\\*a\\* \\_b\\_ \\~\\~c\\~\\~ \\|\\|d\\|\\|"],
    "a masked link": ["[x](https://evil.example)", "\\[x\\](https\\://evil.example)"],
    "a heading": ["# big", "\\# big"],
    "a quotation": ["> said", "\\> said"],
    "a list": ["- one\n+ two\n1. three", "\\- one\n\\+ two\n1\\. three"],
    "a code block": ["```js\nx```", "\\`\\`\\`js\nx\\`\\`\\`"],
    "an escape": ["\\", "\\\\"],
  };
  for (const [name, [text, expected]] of Object.entries(cases))
    it(`leaves nothing of ${name}`, () => expect(escapeText(text)).toBe(expected));

  it("leaves numbers with decimals and names with dots alone", () => {
    expect(escapeText("23.93 tok/s, llama-3.1-70b")).toBe("23.93 tok/s, llama-3.1-70b");
  });
});

describe("codeBlock", () => {
  it("cannot be ended from inside", () => {
    expect(codeBlock("x\n```\n@everyone")).toBe("```\nx\n'''\n@everyone\n```");
  });
});
