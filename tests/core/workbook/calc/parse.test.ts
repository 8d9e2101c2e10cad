import { describe, expect, it } from "vitest";
import { type Node, parseSheetFormula } from "../../../../core/workbook/calc/parse.js";

/** The tree with every grouping shown. */
function grouped(node: Node): string {
  switch (node.kind) {
    case "value":
      return JSON.stringify(node.value);
    case "name":
      return node.name;
    case "cell":
      return `${node.sheet ?? ""}[${node.row},${node.column}]`;
    case "range":
      return `${grouped(node.from)}:${grouped(node.to)}`;
    case "unary":
      return `(-${grouped(node.operand)})`;
    case "percent":
      return `(${grouped(node.operand)}%)`;
    case "binary":
      return `(${grouped(node.left)}${node.operator}${grouped(node.right)})`;
    case "call":
      return `${node.name}(${node.args.map(grouped).join(";")})`;
  }
}
const read = (formula: string) => grouped(parseSheetFormula(formula));

describe("parseSheetFormula", () => {
  it.each([
    ["1+2*3^2", "(1+(2*(3^2)))"],
    ["10-3-2", "((10-3)-2)"],
    ["2^3^2", "((2^3)^2)"],
    ["-2^2", "((-2)^2)"],
    ["2^-1", "(2^(-1))"],
    ["50%*2", "((50%)*2)"],
    ["a&b=c", "((a&b)=c)"],
    ["(1+2)*3", "((1+2)*3)"],
    ["1<=2", "(1<=2)"],
  ])("groups %s as Excel does: %s", (formula, tree) => {
    expect(read(formula)).toBe(tree);
  });

  it("reads cells, ranges, sheets and names", () => {
    expect(read("$B$4")).toBe("[3,1]");
    expect(read("AA10:AB12")).toBe("[9,26]:[11,27]");
    expect(read("'L''an 1'!A1")).toBe("L'an 1[0,0]");
    expect(read("rate_2")).toBe("rate_2");
    expect(read("TRUE")).toBe("true");
  });

  it("takes an argument left out for a blank", () => {
    expect(read('F(1,,"a""b",)')).toBe('F(1;"";"a\\"b";"")');
    expect(read("NOW()")).toBe("NOW()");
  });

  it.each(["", "1+", "(1", "F(1", "1 2", "A1:", "A1:x", ")"])("throws on %o", (formula) => {
    expect(() => parseSheetFormula(formula)).toThrow();
  });

  it("reads the same formula once", () => {
    expect(parseSheetFormula("1+remembered")).toBe(parseSheetFormula("1+remembered"));
  });
});
