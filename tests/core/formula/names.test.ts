import { describe, expect, it } from "vitest";
import { builtins } from "../../../core/formula/builtins/all.js";
import { arityOf, findCallable, keyName, nameIn, suggestNames } from "../../../core/formula/names.js";
import { definitions, findFunction } from "../../../core/registry.js";

function found(name: string) {
  const callable = findCallable(name);
  if (callable === undefined) throw new Error(name);
  return callable;
}

describe("findCallable", () => {
  it("finds every function of Excel's by both names, and no two share one", () => {
    const names = builtins.map(({ name }) => name);
    for (const name of names)
      for (const word of [name.en, name.fr.toLowerCase()]) expect(keyName(found(word))).toBe(name.en);
    expect(new Set(names.map(({ fr }) => fr)).size).toBe(names.length);
    expect(new Set(names.flatMap(({ en, fr }) => [...new Set([en, fr])])).size).toBe(
      names.reduce((total, { en, fr }) => total + (en === fr ? 1 : 2), 0),
    );
  });

  it("finds ours, and none of ours has the name of one of Excel's", () => {
    expect(found("tokens_per_sec").definition?.name).toBe("TOKENS_PER_SEC");
    for (const { name } of builtins) expect(findFunction(name.en) ?? findFunction(name.fr)).toBeUndefined();
    expect(definitions.length).toBeGreaterThan(0);
  });

  it("passes over accents", () => {
    expect(nameIn(found("Médiane"), "en")).toBe("MEDIAN");
  });
});

describe("arityOf", () => {
  it("counts required and all parameters", () => {
    expect(arityOf(found("IF"))).toEqual({ least: 2, most: 3 });
    expect(arityOf(found("SUM"))).toEqual({ least: 1, most: 255 });
    expect(arityOf(found("PI"))).toEqual({ least: 0, most: 0 });
    expect(arityOf(found("TOKENS_PER_SEC")).least).toBe(3);
  });
});

describe("suggestNames", () => {
  const names = (word: string, lang: "en" | "fr") =>
    suggestNames(word, lang, 3).map((near) => nameIn(near, lang));
  it("puts what begins like the word first", () => {
    expect(names("TOKENS_PER_S", "en")[0]).toBe("TOKENS_PER_SEC");
    expect(names("MOYEN", "fr")[0]).toBe("MOYENNE");
  });
  it("forgives slips, in the language asked for", () => {
    expect(names("TOKEN_PER_SEC", "en")[0]).toBe("TOKENS_PER_SEC");
    expect(names("AVERGE", "fr")[0]).toBe("MOYENNE");
    expect(names("QQQQQQ", "en")).toEqual([]);
  });
});
