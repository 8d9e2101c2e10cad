import { describe, expect, it } from "vitest";
import { spellValue } from "../../../core/answers/several-answers.js";
import { asked, bothLanguages } from "../../helpers/asked.js";

describe("mergeAnswers", () => {
  it("gives the loop at both speeds: 30 x 1000 tokens at 70 and at 750 per second", () => {
    const [answer] = bothLanguages(
      "30 llm calls of 1k tokens each at 70 and 750 tok/s",
      "30 appels de 1k tokens à 70 et 750 tok/s",
    );
    expect(answer.headline[0]?.value).toBeCloseTo(30_000 / 70, 9);
    expect(answer.headline[1]?.value).toBeCloseTo(30_000 / 750, 9);
    expect(answer.headline[0]?.label).toContain("70 tok/s");
    expect(answer.formulas).toHaveLength(2);
  });

  it("puts every figure in a table with a row for each value", () => {
    const { answer } = asked("speed of llama 3.1 8b on an L4 with 2 or 8 users");
    expect(answer.table?.rows.map(([first]) => first)).toEqual(["2 users", "8 users"]);
    expect(answer.table?.rows[0]).toHaveLength(3);
  });
});

describe("spellValue", () => {
  it("writes the number as the reader does", () => {
    expect(spellValue("rps", 2.5, "fr")).toBe("2,5 requêtes/s");
    expect(spellValue("context", 8192, "en")).toBe("8,192 tokens");
  });
});
