import { type BinaryOperator, PRECEDENCE } from "../../formula/ast.js";
import { lexFormula, type Token } from "./lex.js";

/** The formulas that our sheets contain: no arrays, no spills, no structured references. */
export type Node =
  | { readonly kind: "value"; readonly value: number | string | boolean }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "cell"; readonly sheet?: string; readonly row: number; readonly column: number }
  | { readonly kind: "range"; readonly from: CellNode; readonly to: CellNode }
  | { readonly kind: "unary"; readonly operand: Node }
  | { readonly kind: "percent"; readonly operand: Node }
  | { readonly kind: "binary"; readonly operator: string; readonly left: Node; readonly right: Node }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Node[] };
export type CellNode = Extract<Node, { kind: "cell" }>;
export type CallNode = Extract<Node, { kind: "call" }>;

// Most formulas are the same from one workbook to the next.
const parsed = new Map<string, Node>();
const MOST_PARSED = 20_000;

/** Reads a formula in English style; throws on what our sheets never contain. */
export function parseSheetFormula(formula: string): Node {
  const known = parsed.get(formula);
  if (known) return known;
  const node = read(formula);
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(formula, node);
  return node;
}

function read(formula: string): Node {
  const tokens = lexFormula(formula);
  let at = 0;
  const peek = () => tokens[at] as Token;
  const accept = (text: string) => peek().kind === "operator" && peek().text === text && ++at > 0;
  const expect = (text: string) => {
    if (!accept(text)) throw new Error(`“${text}” missing in “${formula}”`);
  };

  function expression(loosest: number): Node {
    let left = postfix();
    for (;;) {
      const { kind, text } = peek();
      const precedence: number | undefined =
        kind === "operator" ? PRECEDENCE[text as BinaryOperator] : undefined;
      if (precedence === undefined || precedence < loosest) return left;
      at++;
      left = { kind: "binary", operator: text, left, right: expression(precedence + 1) };
    }
  }

  function postfix(): Node {
    let node = primary();
    while (accept("%")) node = { kind: "percent", operand: node };
    return node;
  }

  function primary(): Node {
    if (accept("-")) return { kind: "unary", operand: postfix() };
    if (accept("(")) {
      const inside = expression(1);
      expect(")");
      return inside;
    }
    const { kind, text } = peek();
    at++;
    if (kind === "number") return { kind: "value", value: Number(text) };
    if (kind === "text") return { kind: "value", value: text.slice(1, -1).replaceAll('""', '"') };
    if (kind !== "word") throw new Error(`unexpected “${text}” in “${formula}”`);
    if (accept("(")) return call(text);
    if (text === "TRUE" || text === "FALSE") return { kind: "value", value: text === "TRUE" };
    const cell = cellNode(text);
    if (!cell) return { kind: "name", name: text };
    if (!accept(":")) return cell;
    const end = cellNode(peek().text);
    at++;
    if (!end) throw new Error(`half a range in “${formula}”`);
    return { kind: "range", from: cell, to: end };
  }

  const isEnd = () => peek().kind === "operator" && (peek().text === "," || peek().text === ")");

  function call(name: string): Node {
    const args: Node[] = [];
    if (accept(")")) return { kind: "call", name, args };
    // An argument left out is blank.
    do args.push(isEnd() ? { kind: "value", value: "" } : expression(1));
    while (accept(","));
    expect(")");
    return { kind: "call", name, args };
  }

  const node = expression(1);
  if (peek().kind !== "end") throw new Error(`“${formula}” goes on after its end`);
  return node;
}

const CELL = /^\$?([A-Z]{1,3})\$?(\d+)$/;

function cellNode(text: string): CellNode | undefined {
  const last = text.charCodeAt(text.length - 1);
  // Most words are names: only a cell ends with a digit behind capitals.
  if (last < 48 || last > 57) return undefined;
  const bang = text.lastIndexOf("!");
  const match = CELL.exec(bang < 0 ? text : text.slice(bang + 1));
  if (!match) return undefined;
  const [, letters = "", digits] = match;
  let column = 0;
  for (let i = 0; i < letters.length; i++) column = column * 26 + letters.charCodeAt(i) - 64;
  const at = { kind: "cell", row: Number(digits) - 1, column: column - 1 } as const;
  if (bang < 0) return at;
  return { ...at, sheet: text.slice(0, bang).replace(/^'|'$/g, "").replaceAll("''", "'") };
}
