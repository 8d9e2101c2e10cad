import { describe, expect, it } from "vitest";
import { cleanText, foldInPlace } from "../../../../core/answers/question/clean.js";

describe("cleanText", () => {
  it.each([
    ["  Llama\u200b 70B\n on\tH100 ", "llama 70b on h100"],
    ["1\u202f200 jetons", "1200 jetons"],
    ["**q4_k_m** `llama` | RTX |", "q4_k_m 'llama' rtx"],
    ["<@&123> @everyone 4090 https://example.org/8xH100 <b>fast</b>", "4090 fast"],
    ["𝟕𝟎b à 40 tok/s 😅", "70b à 40 tok/s"],
    ["2×3090 w/ 24k", "2x3090 with 24k"],
    ["3x24 GB, 8x7b", "3 x 24 gb, 8x7b"],
    ["c’est « vrai » ?", 'c\'est " vrai " ?'],
  ])("cleans %j", (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it("reads no more than 2,000 characters, also where one becomes eighteen", () => {
    expect(cleanText("x".repeat(5000))).toHaveLength(2000);
    expect(cleanText("\ufdfa".repeat(2000)).length).toBeLessThanOrEqual(2000);
  });
});

describe("foldInPlace", () => {
  it("loses accents and keeps every place", () => {
    expect(foldInPlace("débit à 30 €, 한")).toHaveLength("débit à 30 €, 한".length);
    expect(foldInPlace("débit à 30 €")).toBe("debit a 30 €");
  });
});
