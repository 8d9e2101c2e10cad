import { describe, expect, it } from "vitest";
import { languageOf } from "../../../../core/answers/question/language.js";

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
