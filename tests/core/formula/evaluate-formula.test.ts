import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateFormula } from "../../../core/formula/evaluate-formula.js";
import { formatFailure } from "../../../core/text/failure.js";
import type { Lang } from "../../../core/text/lang.js";
import { near } from "../../helpers/near.js";

function value(text: string, lang: Lang = "en"): unknown {
  const outcome = evaluateFormula(text, { lang });
  return outcome.ok ? outcome.value : formatFailure(outcome.failure, lang);
}

function refusal(text: string, lang: Lang = "en"): string {
  const outcome = evaluateFormula(text, { lang });
  return outcome.ok ? "" : formatFailure(outcome.failure, lang);
}

describe("evaluateFormula", () => {
  // 3350 / (70 x 2): the decode ceiling of a 70 B model in 16 bits on an H100.
  it("gives the value, the unit and the call of one function of ours", () => {
    const outcome = evaluateFormula("=TOKENS_PER_SEC(70, 2, 3350)", { lang: "en" });
    expect(outcome).toMatchObject({
      ok: true,
      unit: "tokPerS",
      style: "en",
      text: { en: "=TOKENS_PER_SEC(70, 2, 3350)", fr: "=TOKENS_PER_SEC(70;2;3350)" },
      call: { args: [70, 2, 3350], definition: { name: "TOKENS_PER_SEC" } },
    });
    if (outcome.ok) near(outcome.value, 3350 / 140);
  });

  it("computes the arguments of the outermost call", () => {
    expect(evaluateFormula("=TOKENS_PER_SEC(35*2;2;3,35*1000)", { lang: "fr" })).toMatchObject({
      ok: true,
      call: { args: [70, 2, 3350] },
    });
  });

  it("has no unit once something is done to the result", () => {
    const outcome = evaluateFormula("=ROUND(TOKENS_PER_SEC(70, 2, 3350), 1)", { lang: "en" });
    expect(outcome).toMatchObject({ ok: true, value: 23.9 });
    expect(outcome).not.toHaveProperty("unit");
    expect(outcome).not.toHaveProperty("call");
  });

  it("gives the same value in either style and language", () => {
    for (const text of [
      "=TOKENS_PER_SEC(70,2,3350)",
      "=TOKENS_PER_SEC(70;2;3350)",
      "=tokens_per_sec(70; 2; 3 350)",
    ])
      for (const lang of ["en", "fr"] as const) near(value(text, lang), 3350 / 140);
    expect(evaluateFormula("=TOKENS_PER_SEC(70;2;3350)", { lang: "en" })).toMatchObject({ style: "fr" });
  });

  it("passes an argument left out as left out", () => {
    expect(refusal("=TOKENS_PER_SEC(70,,3350)")).toContain("bytes_per_param: missing");
    near(value("=TOKENS_PER_SEC(70,2,3350,)"), 3350 / 140);
  });

  it("nests ours in Excel's functions and the other way round", () => {
    near(value("=SUM(TOKENS_PER_SEC(70,2,3350),TPOT_FLOOR_MS(70,2,3350))"), 3350 / 140 + 140 / 3.35);
    near(value("=TOKENS_PER_SEC(SUM({30,40}),2,MAX(1,3350))"), 3350 / 140);
    expect(value('=SI(TOKENS_PER_SEC(70;2;3350)>20;"rapide";"lent")', "fr")).toBe("rapide");
  });

  it("gives a matrix for a function that spills, and for arithmetic on it", () => {
    const rows = value("=RESPONSE_CURVE(200, 20, {1,50,500})") as number[][];
    expect(rows.length).toBe(3);
    const doubled = value("=2*RESPONSE_CURVE(200, 20, {1,50,500})") as number[][];
    expect(doubled[2]?.[1]).toBe(2 * (rows[2]?.[1] ?? Number.NaN));
  });

  it("does not lift our functions over a matrix", () => {
    expect(refusal("=TOKENS_PER_SEC({70,8},2,3350)")).toContain("params_b: ");
  });

  it("passes a refusal of ours on with its parameter and its function, unless IFERROR catches it", () => {
    const outcome = evaluateFormula("=ROUND(TOKENS_PER_SEC(70, 2, -1), 1)", { lang: "en" });
    expect(outcome).toMatchObject({
      ok: false,
      failure: { code: "domain", param: "bandwidth_gbs", given: -1 },
      definition: { name: "TOKENS_PER_SEC" },
      text: { fr: "=ARRONDI(TOKENS_PER_SEC(70;2;-1);1)" },
    });
    expect(value('=IFERROR(TOKENS_PER_SEC(70, 2, -1), "none")')).toBe("none");
    expect(value('=SIERREUR(TOKENS_PER_SEC(70;2;-1);"rien")', "fr")).toBe("rien");
    expect(value("=IF(TRUE, 1, TOKENS_PER_SEC(0, 0, 0))")).toBe(1);
  });

  it("says what Excel's error values mean", () => {
    expect(refusal("=1/0", "fr")).toBe("division par zéro.");
    expect(refusal("=1E+300^2")).toBe("the result is too large or not defined for these values.");
    expect(refusal('="abc"+1')).toContain("“abc” is not a number");
    expect(refusal("=#VALEUR!", "fr")).toBe("la formule contient la valeur d’erreur #VALEUR!");
    expect(refusal("={1,2}+{1;2}*{1,2,3}")).toBe("the arrays have different sizes.");
  });

  it("explains a decimal comma in an English formula", () => {
    expect(refusal("=TOKENS_PER_SEC(70, 2, 3,35)")).toContain("Did you mean: 3.35?");
    expect(refusal("=TOKENS_PER_SEC(70, 2, 3,350)")).toContain("Did you mean: 3350?");
  });

  it("refuses an array that is too large, and too much work, at once", () => {
    const row = `{${Array.from({ length: 200 }, () => "1").join(",")}}`;
    expect(refusal(`=${row}*TRANSPOSE(${row})`)).toContain(
      "an array of 40,000 cells is too large; at most 10,000",
    );
    const square = `{${Array(99).fill("1").join(",")}}*TRANSPOSE({${Array(99).fill("1").join(",")}})`;
    const start = performance.now();
    expect(refusal(`=SUM(${square}${"+1".repeat(3000)})`)).toContain("the formula computes too many cells");
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it("computes thousands of terms", () => {
    expect(value(`=1${"+1".repeat(4000)}`)).toBe(4001);
    expect(value(`=1${"&1".repeat(2000)}`)).toBe("1".repeat(2001));
  });

  it("never throws and never gives NaN or infinity, whatever the text", () => {
    const pieces = fc.constantFrom(
      ..."=@(){},;.\\%&<>+-*/^\"'#!$:«»“” \u00a0\u202f\u0000\u200b\n".split(""),
      ...[
        "TOKENS_PER_SEC(",
        "SUM(",
        "SI(",
        "IFERROR(",
        "INDEX(",
        "{1,2;3,4}",
        "{1.2;3.4}",
        "1",
        "70",
        "3,35",
        "1e308",
      ],
      ...['"a"', "TRUE", "VRAI", "#N/A", "#VALEUR!", "A1", "H100", "é", "𝟙", "\ud800"],
    );
    const garbage = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.array(pieces, { maxLength: 25 }).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(garbage, fc.constantFrom("en" as const, "fr" as const), (text, lang) => {
        const outcome = evaluateFormula(text, { lang });
        if (!outcome.ok) expect(formatFailure(outcome.failure, lang)).not.toMatch(/undefined|NaN|\{\w+\}/);
        else
          for (const cell of [outcome.value].flat(2))
            expect(typeof cell !== "number" || Number.isFinite(cell)).toBe(true);
      }),
      { numRuns: 5000, seed: 20261129 },
    );
  });
});
