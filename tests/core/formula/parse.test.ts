import { describe, expect, it } from "vitest";
import { formatFormula } from "../../../core/formula/format-formula.js";
import { parse } from "../../../core/formula/parse.js";
import { formatFailure } from "../../../core/text/failure.js";
import type { Lang } from "../../../core/text/lang.js";

function refusal(text: string, style: Lang = "en"): string {
  const parsed = parse(text, style);
  return parsed.ok
    ? `read as ${formatFormula(parsed.node, style)}`
    : formatFailure(parsed.failure, style).replaceAll("\u00a0", " ");
}

describe("parse", () => {
  it("binds a sign tighter than the power and groups the power from the left", () => {
    expect(parse("-2^2", "en")).toEqual({
      ok: true,
      node: {
        kind: "binary",
        operator: "^",
        left: { kind: "unary", operator: "-", operand: { kind: "literal", value: 2 } },
        right: { kind: "literal", value: 2 },
      },
    });
    expect(parse("2^3^2", "en")).toEqual(parse("(2^3)^2", "en"));
  });

  it.each([
    ["1+2*3", "1+(2*3)"],
    ["1-2-3", "(1-2)-3"],
    ["8/4/2", "(8/4)/2"],
    ["1&2+3", "1&(2+3)"],
    ['1&2="12"', '(1&2)="12"'],
    ["2*-3", "2*(-3)"],
    ["2^-1", "2^(-1)"],
    ["50%^2", "(50%)^2"],
    ["1<2=TRUE", "(1<2)=TRUE"],
  ])("reads %s as %s", (text, grouped) => {
    expect(parse(text, "en")).toEqual(parse(grouped, "en"));
    expect(parse(text, "en").ok).toBe(true);
  });

  it("keeps arguments left out as null", () => {
    const [one, two] = [1, 2].map((value) => ({ kind: "literal", value }));
    const call = (args: unknown) => ({ ok: true, node: { kind: "call", name: "IF", args } });
    expect(parse("IF(1,,2)", "en")).toEqual(call([one, null, two]));
    expect(parse("SI(1;;2)", "fr")).toEqual(call([one, null, two]));
    expect(parse("IF(,1,)", "en")).toEqual(call([null, one, null]));
    expect(parse("PI()", "en")).toMatchObject({ node: { args: [] } });
  });

  it("takes the equals sign, an at sign and either language's names", () => {
    const plain = parse("SUM(1,TRUE)", "en");
    for (const text of ["=SUM(1,TRUE)", " = @SUM(1,true())", "=SOMME(1,VRAI)", "=sum(1,Vrai)"])
      expect(parse(text, "en")).toEqual(plain);
    expect(parse("=MÉDIANE(1;2)", "fr")).toEqual(parse("=MEDIAN(1,2)", "en"));
  });

  it("reads array constants in both styles", () => {
    const array = parse('{1.5,-2;"a",TRUE;#N/A,3}', "en");
    expect(array).toMatchObject({ ok: true, node: { kind: "array" } });
    expect(parse('{1,5.-2;"a".VRAI;#N/A.3}', "fr")).toEqual(array);
    expect(parse('{1,5\\-2;"a"\\VRAI;#N/A\\3}', "fr")).toEqual(array);
  });

  it.each([
    ["(1", "en", "the “(” opened at character 1 is never closed."],
    ["=ROUND(SUM(1,2)", "en", "the “(” opened at character 7 is never closed."],
    ["=(1))", "en", "the “)” at character 5 closes nothing; remove it or open it before."],
    ["=SOMME(1;2", "fr", "« ( », ouvert au caractère 7, n’est jamais refermé."],
    ["={1,2", "en", "the “{” opened at character 2 is never closed."],
    ['="abc', "en", 'the “"” opened at character 2 is never closed.'],
    ["=1+", "fr", "la formule s’arrête là où une valeur est attendue."],
    ["=*2", "en", "“*” – not expected at character 2"],
    ["=1 2", "en", "“2” – an operator or a separator is missing before it, at character 4"],
    ["=A1*2", "en", "“A1” – it is read as a cell, and there are no cells here"],
    ["=H100", "fr", "« H100 » – on y lit une cellule, or il n’y en a pas ici"],
    ["=TOKENS_PER_SEC(llama,2)", "en", '“llama” – a text stands in quotes: "llama".'],
    ["=sum", "fr", "« sum » – une fonction s’écrit avec ses parenthèses : SOMME( )."],
    [
      "=TOKENS_PER_SECS(1,2)",
      "en",
      "“TOKENS_PER_SECS” – there is no function of that name. Did you mean: TOKENS_PER_SEC",
    ],
    ["=SOME(1;2)", "fr", "« SOME » – aucune fonction ne porte ce nom. Vouliez-vous dire : SOMME"],
    ["=70b", "en", "“70b” – not a number; in a formula numbers stand without unit"],
    ["={1;2,3}", "en", "row 2 of the array constant has 2 cells, the first one 1"],
    ["={1;{2}}", "en", "“{” – not expected at character 5; an array constant holds"],
    ["=1+\u0007", "en", "there is a control character (code 7) at character 4; delete it."],
    ["=3.350", "fr", "« 3.350 » – on peut y lire des milliers ou des décimales"],
  ] as const)("refuses %s in %s style with the place and the mend", (text, style, sentence) => {
    expect(refusal(text, style)).toContain(sentence);
  });

  it("reads 64 levels of parentheses, functions and signs, and refuses more without overflowing", () => {
    const nested = (levels: number) => `${"(".repeat(levels)}1${")".repeat(levels)}`;
    expect(parse(nested(64), "en").ok).toBe(true);
    expect(refusal(nested(65))).toContain(
      "too many parentheses, functions or signs inside one another at character 66",
    );
    expect(refusal(nested(100_000))).toContain("at most 64");
    expect(refusal(`${"-".repeat(100_000)}1`)).toContain("at most 64");
    expect(refusal(`1${"%".repeat(100_000)}`)).toContain("at most 64");
    expect(refusal("SUM(".repeat(100_000))).toContain("at most 64");
  });

  it("tells what another style may mend from what none can", () => {
    expect(parse("=SUM(1;2)", "en")).toMatchObject({ ok: false, syntax: true, at: 6 });
    expect(parse("=SUM(A1,2)", "en")).toMatchObject({ ok: false, syntax: false });
  });
});
