import { describe, expect, it } from "vitest";
import { findTerm } from "../../../../core/answers/glossary/glossary.js";
import { QUESTIONS } from "../../../../core/answers/quiz/questions.js";
import { evaluateFormula } from "../../../../core/formula/evaluate-formula.js";

describe("QUESTIONS", () => {
  it("are about twenty, with the right answer in every position", () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(QUESTIONS.map(({ right }) => right))).toEqual(new Set([1, 2, 3, 4]));
  });

  it.each(QUESTIONS.map((question) => [question.ask.en, question] as const))("%s", (_, question) => {
    const { choices, right, formula, term } = question;
    expect(choices).toHaveLength(4);
    for (const lang of ["en", "fr"] as const)
      expect(new Set(choices.map((choice) => choice[lang])).size).toBe(choices.length);
    expect(choices[right - 1]).toBeDefined();
    expect(findTerm(term ?? "ttft")).toBeDefined();
    if (!formula) return;
    const [en, fr] = [
      evaluateFormula(formula.en, { lang: "en" }),
      evaluateFormula(formula.fr, { lang: "fr" }),
    ];
    expect(en.ok && fr.ok && en.value === fr.value).toBe(true);
  });
});
