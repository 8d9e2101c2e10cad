import { describe, expect, it } from "vitest";
import { complete } from "../../../core/formula/complete.js";
import type { Lang } from "../../../core/text/lang.js";

/** Completes at the `|` in the text. */
function at(marked: string, lang: Lang = "en") {
  const caret = marked.indexOf("|");
  return complete(marked.replace("|", ""), caret, lang);
}

describe("complete", () => {
  it("offers the functions that the word may become, with the text that each gives", () => {
    const { from, to, choices } = at("=ROUND(TOKENS_PER_SE|, 1)");
    expect([from, to]).toEqual([7, 20]);
    expect(choices[0]).toMatchObject({ insert: "TOKENS_PER_SEC(", text: "=ROUND(TOKENS_PER_SEC(, 1)" });
    expect(choices[0]?.label).toMatch(/^TOKENS_PER_SEC – /);
  });

  it("puts the family that people meet first before another name of the same length", () => {
    const [first, second] = at("=TOKENS_PER|").choices;
    expect([first?.insert, second?.insert]).toEqual(["TOKENS_PER_SEC(", "TOKENS_PER_KWH("]);
  });

  it("replaces the whole word and its parenthesis", () => {
    expect(at("=TOKENS_PER_S|OMETHING(1)").choices[0]?.text).toBe("=TOKENS_PER_SEC(1)");
  });

  it("offers Excel's functions by the name of the language, found by either", () => {
    expect(at("=ARRO|", "fr").choices.map(({ insert }) => insert)).toContain("ARRONDI.SUP(");
    expect(at("=ROUNDU|", "fr").choices[0]?.insert).toBe("ARRONDI.SUP(");
    expect(at("=MÉD|", "fr").choices[0]?.insert).toBe("MEDIANE(");
  });

  it("offers the first functions when nothing is typed, none where no name may stand", () => {
    expect(at("=|").choices.length).toBe(25);
    expect(at("=1|").choices).toEqual([]);
    expect(at('="TOK|').choices).toEqual([]);
  });

  it("tells the call around the caret and the argument being typed", () => {
    expect(at("=TOKENS_PER_SEC(|").call).toMatchObject({ name: "TOKENS_PER_SEC", position: 0 });
    expect(at("=TOKENS_PER_SEC(70, 2|").call).toMatchObject({ position: 1 });
    expect(at("=TOKENS_PER_SEC(70;2,5;|", "fr").call).toMatchObject({ position: 2 });
    expect(at("=TOKENS_PER_SEC(SUM(1,2|),3)").call).toMatchObject({ name: "SUM", position: 1 });
    expect(at("=TOKENS_PER_SEC(SUM(1,2),3|)").call).toMatchObject({ name: "TOKENS_PER_SEC", position: 1 });
    expect(at("=TOKENS_PER_SEC(70,(1+2|").call).toMatchObject({ name: "TOKENS_PER_SEC", position: 1 });
    expect(at("=SOMME({1.2;3|", "fr").call).toMatchObject({ name: "SOMME", position: 0 });
    expect(at("=TOKENS_PER_SEC(70)|").call).toBeUndefined();
  });

  it("names the parameters in the language", () => {
    expect(at("=ARRONDI(|", "fr").call?.params).toEqual(["nombre", "no_chiffres"]);
    expect(at("=TOKENS_PER_SEC(|").call?.params.slice(0, 2)).toEqual(["params_b", "bytes_per_param"]);
  });

  it("counts separators of the other style too", () => {
    expect(at("=TOKENS_PER_SEC(70;2|").call).toMatchObject({ position: 1 });
    expect(at("=TOKENS_PER_SEC(70, 2|", "fr").call).toMatchObject({ position: 1 });
  });

  it("survives any text and caret", () => {
    expect(complete("x".repeat(1_000_000), 1_000_000, "en").choices).toEqual([]);
    expect(complete("=(((", -5, "en").from).toBe(0);
    expect(complete("))){{{,,,", 99, "fr").call).toBeUndefined();
  });
});
