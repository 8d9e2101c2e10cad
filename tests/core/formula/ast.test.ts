import { describe, expect, it } from "vitest";
import { PERCENT_PRECEDENCE, PRECEDENCE, SIGN_PRECEDENCE } from "../../../core/formula/ast.js";

describe("PRECEDENCE", () => {
  // Microsoft: "Calculation operators and precedence in Excel", from the tightest to the loosest.
  it("is Excel's: percent, sign, power, products, sums, joining, comparing", () => {
    const { "^": power, "*": times, "/": over, "+": plus, "-": minus, "&": join, "=": equal } = PRECEDENCE;
    const order = [PERCENT_PRECEDENCE, SIGN_PRECEDENCE, power, times, plus, join, equal];
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(new Set(order).size).toBe(order.length);
    expect([over, minus]).toEqual([times, plus]);
    for (const sign of ["<>", "<", "<=", ">", ">="] as const) expect(PRECEDENCE[sign]).toBe(equal);
  });
});
