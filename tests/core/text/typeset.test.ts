import { describe, expect, it } from "vitest";
import { typeset } from "../../../core/text/typeset.js";

describe("typeset", () => {
  it("keeps French signs of two parts, percent and quotation marks on the line", () => {
    expect(typeset("Vu : 85 % ; « oui » ! Et ?", "fr")).toBe(
      "Vu\u00a0: 85\u00a0% ; «\u00a0oui\u00a0»\u00a0! Et\u00a0?".replace(" ;", "\u00a0;"),
    );
  });

  it("leaves English, formulas and options alone", () => {
    expect(typeset("a : b ; 5 %", "en")).toBe("a : b ; 5 %");
    expect(typeset("=TPS(70;2) /fit modele:x", "fr")).toBe("=TPS(70;2) /fit modele:x");
  });
});
