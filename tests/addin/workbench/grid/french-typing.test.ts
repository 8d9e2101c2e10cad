import { describe, expect, it } from "vitest";
import { inPlace } from "../../../../addin/workbench/grid/french-typing.js";

describe("inPlace", () => {
  it("keeps every character where it was", () => {
    for (const typed of [
      "=TOKENS_PER_SEC(70;0,5;",
      "=SOMME({1.2,5;3})",
      '=SI(A1>0,5;"a;b";',
      "=F(1 234,5;",
      "TOK(1,5",
    ])
      expect(inPlace(typed)).toHaveLength(typed.length);
  });

  it("gives the grid the separators that it knows", () => {
    expect(inPlace("=TOKENS_PER_SEC(70;0,5;")).toBe("=TOKENS_PER_SEC(70,0.5,");
    expect(inPlace('=SI(A1;"a;b";{1.2,5;3})')).toBe('=SI(A1,"a;b",{1,2.5;3})');
  });
});
