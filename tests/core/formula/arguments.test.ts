import { describe, expect, it } from "vitest";
import { parse } from "../../../core/formula/parse.js";
import { formatFailure } from "../../../core/text/failure.js";
import type { Lang } from "../../../core/text/lang.js";

function refusal(text: string, style: Lang): string {
  const parsed = parse(text, style);
  return parsed.ok ? "" : formatFailure(parsed.failure, style).replaceAll("\u00a0", " ");
}

describe("checkArguments", () => {
  it("refuses more arguments than the function takes, but not empty places at the end", () => {
    expect(refusal("=ROUND(1, 2, 3)", "en")).toBe("ROUND: too many arguments, 3 given, at most 2.");
    expect(refusal("=ARRONDI(1;2;3)", "fr")).toBe("ARRONDI : trop d’arguments, 3 au lieu de 2 au plus.");
    expect(refusal("=ROUND(1, 2,)", "en")).toBe("");
    const forty = Array.from({ length: 40 }, (_, i) => i).join(",");
    expect(refusal(`=TOKENS_PER_SEC(${forty})`, "en")).toContain(
      "TOKENS_PER_SEC: too many arguments, 40 given",
    );
    expect(refusal(`=SUM(${forty})`, "en")).toBe("");
  });

  it("explains a decimal comma in an English formula", () => {
    expect(refusal("=ROUND(3,35, 1)", "en")).toBe(
      "“3,35” – ROUND: too many arguments, 3 given, at most 2; if this is one number, write 3.35.",
    );
  });

  it("explains a thousands comma in an English formula", () => {
    expect(refusal("=ROUND(3,350, 1)", "en")).toContain("write 3350.");
    expect(refusal("=ROUND(3,350.5, 1)", "en")).toContain("write 3350.5.");
    expect(refusal("=ROUND(0,350, 1)", "en")).toContain("write 0.350.");
  });

  it("refuses fewer arguments than one of Excel's functions needs", () => {
    expect(refusal("=POWER(2)", "en")).toBe("POWER: 1 argument(s) given, at least 2 needed.");
    expect(refusal("=SOMME()", "fr")).toBe("SOMME : 0 argument(s), il en faut au moins 1.");
  });

  it("explains a comma between the arguments of a French formula", () => {
    expect(refusal("=PUISSANCE(2,5)", "fr")).toBe(
      "« 2,5 » – PUISSANCE : il manque un argument ; c’est ici un seul nombre, car « ; » sépare les arguments. Vouliez-vous dire : 2;5 ?",
    );
    expect(refusal("=TOKENS_PER_SEC(70,2)", "fr")).toContain("Vouliez-vous dire : 70;2 ?");
  });

  it("leaves a missing argument of ours to the function, which names it", () => {
    expect(refusal("=TOKENS_PER_SEC(70)", "en")).toBe("");
  });
});
