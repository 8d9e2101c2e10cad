import { describe, expect, it } from "vitest";
import type { Node } from "../../../core/formula/ast.js";
import { evaluateNode } from "../../../core/formula/evaluate-node.js";
import { formatFormula } from "../../../core/formula/format-formula.js";
import { parse } from "../../../core/formula/parse.js";
import { isError, isMatrix } from "../../../core/formula/values.js";
import type { Lang } from "../../../core/text/lang.js";
import { worth } from "../../helpers/formula.js";
import { ironCalc } from "../../helpers/ironcalc.js";
import { randomFormulas } from "./random-formulas.js";

const COUNT = 2000;

function near(a: unknown, b: unknown): boolean {
  if (typeof a !== "number" || typeof b !== "number") return a === b;
  return Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b)) || Math.abs(a - b) < 1e-300;
}

/** Through the text, as a user would type it. */
function ours(node: Node, lang: Lang): unknown {
  const parsed = parse(formatFormula(node, lang), lang);
  if (!parsed.ok) return parsed.failure;
  const result = evaluateNode(parsed.node, { style: lang, work: 1_000_000 });
  if (isMatrix(result)) return result;
  return isError(result) ? result.error : result;
}

describe("formulas against IronCalc", () => {
  it.each(["en", "fr"] as const)(`agree on ${COUNT} random expressions typed in %s style`, async (lang) => {
    const nodes = randomFormulas(lang === "en" ? 20261129 : 92112602, COUNT);
    const typed = nodes.map((node) => formatFormula(node, lang));
    const theirs = await ironCalc(typed, lang);
    const different = nodes.flatMap((node, i) => {
      const value = ours(node, lang);
      return near(value, theirs[i]) ? [] : [{ formula: typed[i], ours: value, ironCalc: theirs[i] }];
    });
    expect(different).toEqual([]);
    // The comparison means something only if most of the expressions have a value.
    const errors = theirs.filter((value) => typeof value === "string" && value.startsWith("#")).length;
    expect(errors).toBeGreaterThan(COUNT / 50);
    expect(errors).toBeLessThan(COUNT / 2);
  });

  // What the generator leaves out. Each of these was seen in IronCalc 0.8.4; `excel` is what we give.
  it.each([
    // The double minus that Microsoft's page on SUMPRODUCT uses to turn truth values into numbers.
    { formula: "=--TRUE", excel: 1, iron: true },
    // Excel has no value for 0^0, by the operator and by POWER alike.
    { formula: "=0^0", excel: "#NUM!", iron: 1 },
    // Excel rounds the number that it shows; LibreOffice 7.4 gives 1.01 as well.
    { formula: "=ROUND(1.005, 2)", excel: 1.01, iron: 1 },
    { formula: "=ROUNDUP(522.33, 3)", excel: 522.33, iron: 522.331 },
    { formula: "=ROUNDDOWN(19.58, 2)", excel: 19.58, iron: 19.57 },
    // Arrays that do not fit give #N/A in the cells without a partner (LibreOffice 7.4 too).
    { formula: "=SUM({1,2,3}+{1,2})", excel: "#N/A", iron: "#VALUE!" },
    // Functions of numbers are lifted over arrays.
    { formula: "=SUM(POWER({1,2}, 2))", excel: 5, iron: "#N/IMPL!" },
    // An argument left out counts as 0 (LibreOffice 7.4 gives 1, 3 and 0 as well).
    { formula: "=AVERAGE(1, , 2)", excel: 1, iron: 1.5 },
    { formula: "=COUNT(1, , 2)", excel: 3, iron: 2 },
    { formula: "=MAX(, -1)", excel: 0, iron: -1 },
    // Microsoft's page on MEDIAN: truth values inside an array are passed over.
    { formula: "=MEDIAN({TRUE,5,9})", excel: 7, iron: 5 },
    // An error or a text among the arguments is not hidden by a TRUE (LibreOffice 7.4 gives #VALUE! for the text).
    { formula: "=OR(TRUE, 1/0)", excel: "#DIV/0!", iron: true },
    { formula: '=OR("a", TRUE)', excel: "#VALUE!", iron: true },
    // 15 digits, as LibreOffice 7.4 shows them too.
    { formula: '=1/3&""', excel: "0.333333333333333", iron: "0.3333333333333333" },
    // é stands between e and f (LibreOffice 7.4 agrees).
    { formula: '="é">"f"', excel: false, iron: true },
  ])("departs from Excel in $formula", async ({ formula, excel, iron }) => {
    expect(worth(formula)).toBe(excel);
    expect(await ironCalc([formula], "en")).toEqual([iron]);
  });

  it("writes French numbers with a point and truth values in English where French Excel does not", async () => {
    const formulas = ['=1,5&""', '=VRAI&""'];
    expect(formulas.map((formula) => worth(formula, "fr"))).toEqual(["1,5", "VRAI"]);
    expect(await ironCalc(formulas, "fr")).toEqual(["1.5", "TRUE"]);
  });
});
