import { describe, expect, it } from "vitest";
import { formatBoth, formatFormula } from "../../../core/formula/format-formula.js";
import { parse } from "../../../core/formula/parse.js";
import { randomFormulas } from "./random-formulas.js";

function both(text: string) {
  const parsed = parse(text, "en");
  if (!parsed.ok) throw new Error(text);
  return formatBoth(parsed.node);
}

describe("formatFormula", () => {
  it("writes names, separators, decimal signs, truth values and errors in both languages", () => {
    expect(both('=IF(ROUNDUP(1.25, 1)>1, TRUE, IFERROR(#VALUE!&"a,b;""c""", #NUM!))')).toEqual({
      en: '=IF(ROUNDUP(1.25, 1)>1, TRUE, IFERROR(#VALUE!&"a,b;""c""", #NUM!))',
      fr: '=SI(ARRONDI.SUP(1,25;1)>1;VRAI;SIERREUR(#VALEUR!&"a,b;""c""";#NOMBRE!))',
    });
  });

  // The dot between columns is what two independent public code bases convert French Excel's formulas to (formulon's
  // locale test, measured on Excel 365: SOMME({1.2;3.4}); a spreadsheet's formulaToFr: SOMME({1.2,5;3.4})).
  it("separates the columns of a French array constant by dots", () => {
    expect(both("=SUM({1,2.5;3,-4})")).toEqual({ en: "=SUM({1,2.5;3,-4})", fr: "=SOMME({1.2,5;3.-4})" });
  });

  it("keeps our names and arguments left out", () => {
    expect(both("=TOKENS_PER_SEC(70,,3350)")).toEqual({
      en: "=TOKENS_PER_SEC(70, , 3350)",
      fr: "=TOKENS_PER_SEC(70;;3350)",
    });
  });

  it.each([
    ["=(1+2)*3", "=(1+2)*3"],
    ["=1+(2*3)", "=1+2*3"],
    ["=1-(2-3)", "=1-(2-3)"],
    ["=(1-2)-3", "=1-2-3"],
    ["=(-2)^2", "=-2^2"],
    ["=-(2^2)", "=-(2^2)"],
    ["=2^(3^2)", "=2^(3^2)"],
    ["=(1+2)%", "=(1+2)%"],
    ["=((1=2)=3)&(4<5)", "=(1=2=3)&(4<5)"],
    ["=(1+2)*3+4", "=(1+2)*3+4"],
  ])("writes %s as %s, with only the parentheses needed", (text, written) => {
    expect(both(text).en).toBe(written);
  });

  it("writes what is read back as the same tree, for random trees in both styles", () => {
    for (const node of randomFormulas(7, 2000))
      for (const style of ["en", "fr"] as const)
        expect(parse(formatFormula(node, style), style)).toEqual({ ok: true, node });
  });

  it("writes thousands of terms", () => {
    const sum = `=1${"+1".repeat(3000)}`;
    expect(both(sum).en).toBe(sum);
  });
});
