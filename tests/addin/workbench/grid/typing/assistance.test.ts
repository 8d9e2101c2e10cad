import { describe, expect, it } from "vitest";
import { accept, assist } from "../../../../../addin/workbench/grid/typing/assistance.js";
import type { Lang } from "../../../../../core/index.js";

const GRID = ["SUM", "TRUE", "TRUNC", "VLOOKUP"];
const at = (text: string, caret = text.length, lang: Lang = "en") => assist({ text, caret }, lang, GRID);
const names = (text: string, lang: Lang = "en") =>
  at(text, text.length, lang)?.choices.map(({ insert }) => insert.slice(0, -1)) ?? [];

describe("assist", () => {
  it("suggests what begins with the word, ours before the grid's own", () => {
    expect(names("=TOKENS_PER_S")[0]).toBe("TOKENS_PER_SEC");
    expect(names("=1+vloo")).toEqual(["VLOOKUP"]);
    expect(names("=su").filter((name) => name === "SUM")).toHaveLength(1);
    expect(names("=médi", "fr")).toEqual(["MEDIANE"]);
  });

  it("is silent outside formulas, in references and in numbers", () => {
    for (const text of ["TOKENS", "=", "=K1", "=70", '="TOK', "=1+"]) expect(at(text), text).toBeUndefined();
  });

  it("takes the first choice unasked only where the word means nothing by itself", () => {
    expect(at("=TOKENS_PER_S")?.meant).toBe(true);
    expect(at("=TRUE")?.meant).toBe(false);
    expect(at("=VRAI", 5, "fr")?.meant).not.toBe(true);
    expect(at("=LET(su,2,su")?.meant).toBe(false);
    expect(at("=TOKEN_PER_SECOND")?.choices[0]?.insert).toBe("TOKENS_PER_SEC(");
    expect(at("=TOKEN_PER_SECOND")?.meant).toBe(false);
  });

  it("knows the open call and the parameter being typed", () => {
    expect(at("=TOKENS_PER_SEC(70,")?.call).toMatchObject({ name: "TOKENS_PER_SEC", position: 1 });
    expect(at("=TOKENS_PER_SEC(70;0,5;", 23, "fr")?.call?.position).toBe(2);
    expect(at("=TOKENS_PER_SEC(70,2,3350)")).toBeUndefined();
  });
});

describe("accept", () => {
  it("replaces the word, keeps the rest and sets the caret behind the parenthesis", () => {
    const typing = { text: "=1+TOK+2", caret: 6 };
    const help = at(typing.text, typing.caret);
    if (!help?.choices[1]) throw new Error("no choices");
    expect(accept(typing, help, { label: "", insert: "TOKENS_PER_SEC(" })).toEqual({
      text: "=1+TOKENS_PER_SEC(+2",
      caret: 18,
    });
  });

  it("does not double a parenthesis that is already there", () => {
    const typing = { text: "=TOKENS_PER_S(70)", caret: 13 };
    const help = at(typing.text, typing.caret);
    if (!help) throw new Error("no help");
    expect(accept(typing, help, { label: "", insert: "TOKENS_PER_SEC(" }).text).toBe("=TOKENS_PER_SEC(70)");
  });
});
