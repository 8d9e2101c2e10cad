import { describe, expect, it } from "vitest";
import { languageOf, spokenIn } from "../../../../core/answers/question/language.js";

describe("languageOf", () => {
  it("follows the words of the text", () => {
    expect(languageOf("how many tokens per second on the 4090", "fr")).toBe("en");
    expect(languageOf("combien de jetons par seconde sur la 4090", "en")).toBe("fr");
  });

  it("follows the reader where the text does not tell", () => {
    expect(languageOf("llama 70b q4 4090", "fr")).toBe("fr");
    expect(languageOf("llama 70b q4 4090", "en")).toBe("en");
  });
});

describe("spokenIn", () => {
  it("hears the language of a question, accents and all", () => {
    expect(spokenIn("Combien de mémoire pour un 70B à 32k de contexte ?", "en")).toBe("fr");
    expect(spokenIn("how much memory for a 70B at 32k", "fr")).toBe("en");
  });

  it("leaves formulas, commands and names to the reader", () => {
    for (const line of [
      "=TOKENS_PER_SEC(70;2;3350)",
      "TOKENS_PER_SEC(70;2;3350)",
      "/fit modele:la",
      "llama 70b q4 4090",
    ])
      expect(spokenIn(line, "en")).toBe("en");
  });
});
