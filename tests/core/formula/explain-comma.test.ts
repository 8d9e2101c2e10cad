import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/failure.js";
import { explainComma } from "../../../core/formula/explain-comma.js";

const refused: Failure = { code: "domain", param: "bandwidth_gbs", given: 3 };
const explained = (text: string, computes = true, style: "en" | "fr" = "en", failure = refused) =>
  explainComma(failure, text, style, () => computes);

describe("explainComma", () => {
  it("suggests the point where one comma alone stands tight", () => {
    expect(explained("=F(70, 2, 3,35)")).toMatchObject({
      code: "domain",
      param: "bandwidth_gbs",
      given: "3,35",
      suggestion: ["3.35"],
    });
  });

  it("tries the formula with the number put in", () => {
    const tried: string[] = [];
    explainComma(refused, "=F(70, 2, 3,35)", "en", (mended) => tried.push(mended) > 0);
    expect(tried).toEqual(["=F(70, 2, 3.35)"]);
  });

  it.each([
    ["the mended formula is refused as well", "=F(70, 2, 3,35)", false],
    ["every comma stands tight", "=F(70,2,3,35)", true],
    ["no comma stands tight", "=F(70, 2, 3, 35)", true],
    ["there is one comma only", "=F(3,35)", true],
    ["the tight comma parts no digits", "=F(70, 2,x)", true],
  ])("says nothing new when %s", (_, text, computes) => {
    expect(explained(text, computes)).toBe(refused);
  });

  it("leaves French formulas and failures without a parameter alone", () => {
    expect(explained("=F(70; 2; 3,35)", true, "fr")).toBe(refused);
    const general: Failure = { code: "domain" };
    expect(explained("=F(70, 2, 3,35)", true, "en", general)).toBe(general);
  });
});
