import { describe, expect, it } from "vitest";
import { lex } from "../../../core/formula/lex.js";
import type { Lang } from "../../../core/text/lang.js";

const kinds = (text: string, style: Lang) =>
  lex(text, style).map(({ kind, text: typed }) => `${kind} ${typed}`.trim());
const numbers = (text: string, style: Lang) =>
  lex(text, style).flatMap((token) => (token.kind === "number" ? [token.value] : []));

describe("lex", () => {
  it("reads the comma as a separator in English and as a decimal sign in French", () => {
    expect(kinds("F(1,5)", "en")).toEqual([
      "name F",
      "( (",
      "number 1",
      "argument ,",
      "number 5",
      ") )",
      "end",
    ]);
    expect(kinds("F(1,5;2)", "fr")).toEqual([
      "name F",
      "( (",
      "number 1,5",
      "argument ;",
      "number 2",
      ") )",
      "end",
    ]);
  });

  it("separates French columns by a dot or a backslash, only inside braces", () => {
    expect(kinds("{1.2;3\\4}", "fr")).toEqual([
      "{ {",
      "number 1",
      "column .",
      "number 2",
      "row ;",
      "number 3",
      "column \\",
      "number 4",
      "} }",
      "end",
    ]);
    expect(numbers("{1,5.2}+1.5", "fr")).toEqual([1.5, 2, 1.5]);
    expect(kinds("{VRAI.1}", "fr").slice(1, 4)).toEqual(["name VRAI", "column .", "number 1"]);
  });

  it("reads every way of writing a number", () => {
    expect(numbers("5. .5 1E3 1e-2 3\u202f350.5", "en")).toEqual([5, 0.5, 1000, 0.01, 3350.5]);
    expect(numbers(",5 1,5E3 3 350,5 1\u00a0000\u00a0000 .5", "fr")).toEqual([0.5, 1500, 3350.5, 1e6, 0.5]);
  });

  it("marks a French number that could be thousands", () => {
    expect(lex("3.350", "fr")[0]).toMatchObject({ kind: "number", ambiguous: true });
    expect(lex("3.35", "fr")[0]).toMatchObject({ kind: "number", ambiguous: false, value: 3.35 });
  });

  it("keeps what is glued to a number with it", () => {
    expect(kinds("70b,2", "en")[0]).toBe("badNumber 70b");
    expect(kinds("1e999", "en")[0]).toBe("badNumber 1e999");
  });

  it("reads texts with doubled, curly and French quotation marks", () => {
    const texts = (text: string) =>
      lex(text, "fr").flatMap((token) => (token.kind === "text" ? [token.value] : []));
    expect(texts('"a""b"&"";“c”;« d »')).toEqual(['a"b', "", "c", "d"]);
    expect(kinds('"abc', "en")[0]).toBe('openText "abc');
  });

  it("tells cells from functions whose names look like cells", () => {
    expect(
      kinds("A1+$B$2:C9+Feuil1!A1+'My sheet'!B2+A:A", "en").filter((kind) => kind.startsWith("ref")),
    ).toEqual([
      "reference A1",
      "reference $B$2:C9",
      "reference Feuil1!A1",
      "reference 'My sheet'!B2",
      "reference A:A",
    ]);
    expect(kinds("LOG10 (2)", "en")[0]).toBe("name LOG10");
    expect(kinds("A1B", "en")[0]).toBe("name A1B");
  });

  it("ends an error value where its word ends", () => {
    expect(kinds("#N/A/2", "en")).toEqual(["error #N/A", "operator /", "number 2", "end"]);
    expect(kinds("#nombre!", "fr")[0]).toBe("error #nombre!");
    expect(kinds("#FOO", "en")[0]).toBe("unknown #");
  });

  it("passes over every kind of space", () => {
    expect(kinds("1\u00a0+\u202f2\n+\t3\u200b", "fr")).toEqual([
      "number 1",
      "operator +",
      "number 2",
      "operator +",
      "number 3",
      "end",
    ]);
  });

  it("reads typographic operators as the typed ones", () => {
    const operators = lex("1×2÷3−4≤5≥6≠7", "en").flatMap((token) =>
      token.kind === "operator" ? [token.operator] : [],
    );
    expect(operators).toEqual(["*", "/", "-", "<=", ">=", "<>"]);
  });

  it("gives the place of every token", () => {
    expect(lex("=1+23", "en", 1).map(({ start, end }) => [start, end])).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
      [5, 5],
    ]);
  });
});
