import { describe, expect, it } from "vitest";
import { clue } from "../../../../../core/answers/question/clues/clue.js";
import { CLUES } from "../../../../../core/answers/question/clues/index.js";

describe("clue", () => {
  it("joins the wordings of both languages as whole words", () => {
    const { weight, pattern } = clue(4, "fits? | too big", "tien(t|nent)");
    expect(weight).toBe(4);
    for (const said of ["it fits", "too big for it", "ca tient"]) expect(said).toMatch(pattern);
    for (const said of ["outfit", "obtient", "fitting"]) expect(said).not.toMatch(pattern);
  });
});

describe("CLUES", () => {
  it("matches no empty text, and nothing a writer can type in capitals' stead", () => {
    for (const clues of Object.values(CLUES))
      for (const { pattern } of clues) expect("").not.toMatch(pattern);
  });
});
