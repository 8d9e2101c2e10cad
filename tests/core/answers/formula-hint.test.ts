import { describe, expect, it } from "vitest";
import { calc } from "../../../core/answers/commands/calc.js";
import { completeLine, completeOption } from "../../../core/answers/complete.js";
import { formulaHint } from "../../../core/answers/formula-hint.js";

describe("formulaHint", () => {
  it("shows the signature with the parameter being typed", () => {
    expect(formulaHint("=TOKENS_PER_SEC(70, ", "en").signature).toMatch(
      /^TOKENS_PER_SEC\(.*, ‹.*bytes_per_param.*›, /,
    );
    expect(formulaHint("=TOKENS_PER_SEC(70;2;", "fr").signature).toMatch(/‹.*bandwidth_gbs.*›/);
  });

  it("shows the live result of a complete formula", () => {
    expect(formulaHint("TOKENS_PER_SEC(70, 2, 3350)", "en")).toEqual({ result: "= 23.93 tok/s" });
    expect(formulaHint("=TOKENS_PER_SEC(70;2;3350)", "fr")).toEqual({ result: "= 23,93 tok/s" });
    expect(formulaHint("=1+1", "en")).toEqual({ result: "= 2" });
  });

  it("shows nothing for what is neither", () => {
    for (const typed of ["", "=", "=TOK", "=TOKENS_PER_SEC(1,2,0)", "))((", "hello"])
      expect(formulaHint(typed, "en").result).toBeUndefined();
  });
});

describe("completion of a formula", () => {
  const [option] = calc.options;

  it("goes from names to the signature to the result", () => {
    const names = (typed: string) =>
      option ? completeOption(option, typed, "en").map(({ name }) => name) : [];
    expect(names("=TOKENS_PER_S")[0]).toMatch(/^TOKENS_PER_SEC –/);
    expect(names("=TOKENS_PER_SEC(70, ")[0]).toMatch(/^TOKENS_PER_SEC\(/);
    expect(names("=TOKENS_PER_SEC(70, 2, 3350)")[0]).toBe("= 23.93 tok/s");
  });

  it("gives the terminal a hint to show", () => {
    expect(completeLine("=TOKENS_PER_SEC(70,2,3350)", "en").hint).toBe("= 23.93 tok/s");
    expect(completeLine("=TOKENS_PER_SEC(70,", "en").hint).toMatch(/bytes_per_param/);
  });
});
