import { describe, expect, it } from "vitest";
import { assumptionsOf } from "../../../../core/answers/question/assumptions.js";
import { cleanText, foldInPlace } from "../../../../core/answers/question/clean.js";
import { readNames } from "../../../../core/answers/question/names.js";

const read = (raw: string) => {
  const text = cleanText(raw);
  const folded = foldInPlace(text);
  return assumptionsOf(readNames(text, folded), folded).map(({ en }) => en);
};

describe("assumptionsOf", () => {
  it("says which row a loose name was taken for, once", () => {
    expect(read("llama 70b or llama 70b")).toEqual([expect.stringMatching(/llama 70b.*Llama 3\.3 70B/)]);
  });

  it("asks where several models bear the name", () => {
    expect(read("deepseek")).toEqual([expect.stringContaining("several models bear this name")]);
  });

  it("is silent about full names and about a row that the memory picked", () => {
    expect(read("llama 3.3 70b instruct q4_k_m on a 4090")).toEqual([]);
    expect(read("a 40gb a100")).toEqual([]);
  });
});
