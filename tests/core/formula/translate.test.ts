import { describe, expect, it } from "vitest";
import { translateFormula, translateFunctionName } from "../../../core/formula/translate.js";

const fr = (text: string) => translateFormula(text, "fr", "en");
const en = (text: string) => translateFormula(text, "en", "fr");

describe("translateFormula", () => {
  it("turns French separators and decimal commas into English ones", () => {
    expect(fr("=TOKENS_PER_SEC(70;0,5;3350)")).toBe("=TOKENS_PER_SEC(70,0.5,3350)");
    expect(fr("=A1*0,05")).toBe("=A1*0.05");
    expect(fr("=TOKENS_PER_SEC(70;;3350)")).toBe("=TOKENS_PER_SEC(70,,3350)");
  });

  it("turns French names of Excel's functions into English ones, with or without accents", () => {
    expect(fr("=ARRONDI(SOMME(B2:B9);1)")).toBe("=ROUND(SUM(B2:B9),1)");
    expect(fr("=SI(A1>0;VRAI;faux)")).toBe("=IF(A1>0,TRUE,FALSE)");
    expect(fr("=médiane(A1:A3)")).toBe("=MEDIAN(A1:A3)");
    expect(fr("=RECHERCHEX(A1;B:B;C:C)")).toBe("=XLOOKUP(A1,B:B,C:C)");
    expect(fr('=NB.SI(A1:A9;">2")')).toBe('=COUNTIF(A1:A9,">2")');
  });

  it("leaves an English name typed in French as it is", () => {
    expect(fr("=SUM(1;2)")).toBe("=SUM(1,2)");
  });

  it("translates array constants with their dots", () => {
    expect(fr("=RESPONSE_CURVE(200;20;{1.50.500})")).toBe("=RESPONSE_CURVE(200,20,{1,50,500})");
    expect(fr("={1,5.2;3.4}")).toBe("={1.5,2;3,4}");
    expect(en("={1.5,2;3,4}")).toBe("={1,5.2;3.4}");
  });

  it("keeps texts, references, spaces and line breaks", () => {
    expect(fr("=SI( $A$1 ;\"0,5;x\";'Feuille 1'!B2)")).toBe("=IF( $A$1 ,\"0,5;x\",'Feuille 1'!B2)");
    expect(fr("=LET(x;2;\n x*1,5)")).toBe("=LET(x,2,\n x*1.5)");
  });

  it("translates the error values", () => {
    expect(fr("=SIERREUR(#VALEUR!;#NOMBRE!)")).toBe("=IFERROR(#VALUE!,#NUM!)");
    expect(en("=IFERROR(#NAME?,0)")).toBe("=SIERREUR(#NOM?;0)");
  });

  it("goes from English to French and back", () => {
    for (const text of [
      "=ROUND(TPS_WITH_KV(70,0.6,3350,B22,8192)*1.5%,1)",
      "=SUM(A1:B2,-0.5)",
      "=IF(A1,TRUE,FALSE)",
    ])
      expect(fr(en(text))).toBe(text);
  });

  it("takes the spaces out of numbers grouped by thousands", () => {
    expect(fr("=A1*3\u202f350,5")).toBe("=A1*3350.5");
  });

  it("leaves what is no formula, and mistakes, alone", () => {
    expect(fr("0,5")).toBe("0,5");
    expect(fr('="jamais fermé; 0,5')).toBe('="jamais fermé; 0,5');
    expect(fr("=((;")).toBe("=((,");
  });
});

describe("translateFunctionName", () => {
  it("knows names in both directions and keeps all others", () => {
    expect(translateFunctionName("SUM", "fr")).toBe("SOMME");
    expect(translateFunctionName("equiv", "en")).toBe("MATCH");
    expect(translateFunctionName("SOMME", "fr")).toBe("SOMME");
    expect(translateFunctionName("TOKENS_PER_SEC", "fr")).toBe("TOKENS_PER_SEC");
  });
});
