import { describe, expect, it } from "vitest";
import { readFormula } from "../../../core/formula/read-formula.js";
import { formatFailure } from "../../../core/text/failure.js";
import type { Lang } from "../../../core/text/lang.js";

function refusal(text: string, lang: Lang): string {
  const read = readFormula(text, lang);
  return read.ok ? "" : formatFailure(read.failure, lang).replaceAll("\u00a0", " ");
}

describe("readFormula", () => {
  it("reads a formula in the other style when it fits only that", () => {
    expect(readFormula("=TOKENS_PER_SEC(70;2;3350)", "en")).toMatchObject({ ok: true, style: "fr" });
    for (const text of [
      "=TOKENS_PER_SEC(70,2,3350)",
      "=TOKENS_PER_SEC(70, 2, 3350)",
      "=TOKENS_PER_SEC(70,,3350)",
    ])
      expect(readFormula(text, "fr")).toMatchObject({ ok: true, style: "en" });
  });

  it("prefers the style expected when the text fits both", () => {
    expect(readFormula("=SUM(1,5)", "fr")).toMatchObject({ style: "fr", node: { args: [{ value: 1.5 }] } });
    expect(readFormula("=SUM(1,5)", "en")).toMatchObject({
      style: "en",
      node: { args: [{ value: 1 }, { value: 5 }] },
    });
  });

  it("explains the reading that came farther when neither style fits", () => {
    expect(refusal("=TOKENS_PER_SEC(70;2;3350", "en")).toContain("is never closed");
    expect(refusal("=SUM(1;2;B2)", "en")).toContain("“B2” – it is read as a cell");
    expect(refusal("=ROUND(2,1)+", "en")).toBe("the formula ends where a value is expected.");
  });

  it("does not read a ragged array in the other style", () => {
    expect(refusal("={1,2;3}", "en")).toContain("row 2 of the array constant");
  });

  it("refuses nothing and too much at once", () => {
    for (const text of ["", " \u200b", "=", "=@ "])
      expect(refusal(text, "fr")).toContain("il n’y a pas de formule");
    expect(refusal(`=${"(".repeat(10_000)}`, "en")).toBe(
      "the formula has 10,001 characters; at most 8,192, as in Excel.",
    );
    const start = performance.now();
    expect(refusal("1+".repeat(500_000), "fr")).toContain("la formule compte 1\u202f000\u202f000 caractères");
    expect(performance.now() - start).toBeLessThan(200);
  });

  it("takes zero-width characters out of names", () => {
    expect(readFormula("=TOKENS\u200b_PER_SEC(70,\ufeff2,3350)", "en")).toMatchObject({ ok: true });
  });
});
