import { describe, expect, it } from "vitest";
import { quote, visible } from "../../../core/text/quote.js";

describe("quote", () => {
  it("sets the quotation marks of the language", () => {
    expect(quote("H100", "en")).toBe("“H100”");
    expect(quote("H100", "fr")).toBe("«\u00a0H100\u00a0»");
  });

  it("shows forty characters unless told otherwise", () => {
    expect(quote("x".repeat(40), "en")).toBe(`“${"x".repeat(40)}”`);
    expect(quote("x".repeat(41), "en")).toBe(`“${"x".repeat(39)}…”`);
    expect(quote("abcdef", "en", 4)).toBe("“abc…”");
  });
});

describe("visible", () => {
  it("drops what hides or reorders", () => {
    expect(visible("\u202eH1\u200b00\u0000\u00ad\ufeff", 40)).toBe("H100");
  });

  it("keeps accents, signs and emoji", () => {
    expect(visible("Mémoire ≥ 80 Go 🙂", 40)).toBe("Mémoire ≥ 80 Go 🙂");
  });

  it("counts characters: emoji are neither cut in two nor counted twice", () => {
    expect(visible("🙂".repeat(30), 40)).toBe("🙂".repeat(30));
    expect(visible("🙂".repeat(41), 40)).toBe(`${"🙂".repeat(39)}…`);
  });
});
