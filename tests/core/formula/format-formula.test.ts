import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BinaryOperator, type Node, PRECEDENCE } from "../../../core/formula/ast.js";
import { formatBoth, formatFormula } from "../../../core/formula/format-formula.js";
import { parse } from "../../../core/formula/parse.js";
import { ERRORS } from "../../../core/formula/words.js";

function both(text: string) {
  const parsed = parse(text, "en");
  if (!parsed.ok) throw new Error(text);
  return formatBoth(parsed.node);
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];
const size = fc
  .double({ min: 0, noNaN: true, noDefaultInfinity: true })
  .filter((value) => !Object.is(value, -0));
const error = fc.constantFrom(...keysOf(ERRORS)).map((error) => ({ kind: "error" as const, error }));
// Zero-width marks do not survive inside a pasted text, and are none of the printer's business.
const text = fc
  .string({ unit: "grapheme", maxLength: 8 })
  .filter((value) => !/[\u200b-\u200f\u2060\ufeff]/.test(value));
const literal = (number: fc.Arbitrary<number>) =>
  fc.oneof(number, text, fc.boolean()).map((value) => ({ kind: "literal" as const, value }));
const signed = fc.tuple(size, fc.boolean()).map(([value, minus]) => (minus ? 0 - value : value));
const array = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([height, width]) => {
    const row = fc.array(fc.oneof(literal(signed), error), { minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  })
  .map((rows) => ({ kind: "array" as const, rows }));
const { trees } = fc.letrec<{ trees: Node }>((tie) => ({
  trees: fc.oneof(
    { maxDepth: 5, depthSize: "medium" },
    fc.oneof(literal(size), error, array),
    fc.record({
      kind: fc.constant("unary" as const),
      operator: fc.constantFrom("+", "-"),
      operand: tie("trees"),
    }),
    fc.record({ kind: fc.constant("percent" as const), operand: tie("trees") }),
    fc.record({
      kind: fc.constant("binary" as const),
      operator: fc.constantFrom(...keysOf<BinaryOperator>(PRECEDENCE)),
      left: tie("trees"),
      right: tie("trees"),
    }),
    fc.record({
      kind: fc.constant("call" as const),
      name: fc.constantFrom("SUM", "IF", "MEDIAN", "TOKENS_PER_SEC"),
      args: fc.array(fc.option(tie("trees"), { nil: null }), { minLength: 3, maxLength: 3 }),
    }),
  ),
}));

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

  it("writes what is read back as the same tree, in both styles", () => {
    fc.assert(
      fc.property(trees, fc.constantFrom("en" as const, "fr" as const), (node, style) => {
        expect(parse(formatFormula(node, style), style)).toEqual({ ok: true, node });
      }),
      { numRuns: 3000, seed: 20261129 },
    );
  });

  it("writes thousands of terms", () => {
    const sum = `=1${"+1".repeat(3000)}`;
    expect(both(sum).en).toBe(sum);
  });
});
