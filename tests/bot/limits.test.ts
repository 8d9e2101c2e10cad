import { describe, expect, it } from "vitest";
import { cut, fitLines } from "../../bot/limits.js";

describe("cut", () => {
  it("leaves short text alone and ends long text with an ellipsis", () => {
    expect(cut("abc", 3)).toBe("abc");
    expect(cut("abcd", 3)).toBe("ab…");
  });

  it("never splits a character in two", () => {
    expect(cut("a😀bc", 3)).toBe("a…");
  });

  it("does not leave a space before the ellipsis", () => {
    expect(cut("one two", 5)).toBe("one…");
  });
});

describe("fitLines", () => {
  it("keeps whole lines and counts the others", () => {
    expect(fitLines(["aa", "bb", "cc"], 5)).toEqual({ text: "aa\nbb", left: 1 });
    expect(fitLines([], 5)).toEqual({ text: "", left: 0 });
  });
});
