import { describe, expect, it } from "vitest";
import { glossaryTerm } from "../../../../core/answers/question/glossary-term.js";

describe("glossaryTerm", () => {
  it.each([
    ["what is a goodput?", "goodput"],
    ["c'est quoi l'interconnexion", "interconnect"],
    ["explain disaggregation please", "disaggregation"],
    ["qu'est-ce que la memoire unifiee ?", "unified_memory"],
    ["what is the weather", undefined],
    ["how fast is a 4090", undefined],
  ] as const)("finds the term of %j", (text, term) => {
    expect(glossaryTerm(text)).toBe(term);
  });
});
