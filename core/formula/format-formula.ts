import { formatArg } from "../text/call.js";
import type { Lang, Text } from "../text/lang.js";
import { type Node, PERCENT_PRECEDENCE, PRECEDENCE, SIGN_PRECEDENCE } from "./ast.js";
import { findCallable, nameIn } from "./names.js";
import { ERRORS, SEPARATORS } from "./words.js";

/** The formula as typed into a cell, in both languages. */
export function formatBoth(node: Node): Text {
  return { en: formatFormula(node, "en"), fr: formatFormula(node, "fr") };
}

/** The formula as typed into a cell of English or French Excel, with only the parentheses that it needs. */
export function formatFormula(node: Node, lang: Lang): string {
  return `=${print(node, lang)}`;
}

function print(node: Node, lang: Lang): string {
  switch (node.kind) {
    case "literal":
      return formatArg(node.value, lang);
    case "error":
      return ERRORS[node.error][lang];
    case "array": {
      const { column, row } = SEPARATORS[lang];
      return `{${node.rows.map((cells) => cells.map((cell) => print(cell, lang)).join(column)).join(row)}}`;
    }
    case "unary":
      return node.operator + inside(node.operand, SIGN_PRECEDENCE, lang);
    case "percent":
      return `${inside(node.operand, PERCENT_PRECEDENCE, lang)}%`;
    case "binary":
      return printBinary(node, lang);
    case "call": {
      const callable = findCallable(node.name);
      const args = node.args.map((arg) => (arg === null ? "" : print(arg, lang)));
      return `${callable ? nameIn(callable, lang) : node.name}(${args.join(lang === "fr" ? ";" : ", ")})`;
    }
  }
}

// A sum of thousands of terms is one long left branch: walked in a loop, so that the stack does not grow with it.
function printBinary(node: Extract<Node, { kind: "binary" }>, lang: Lang): string {
  const tail: string[] = [];
  let left: Node = node;
  let bound = 0;
  while (left.kind === "binary" && PRECEDENCE[left.operator] >= bound) {
    bound = PRECEDENCE[left.operator];
    tail.push(left.operator + inside(left.right, bound + 1, lang));
    left = left.left;
  }
  return inside(left, bound, lang) + tail.reverse().join("");
}

/** In parentheses where the node binds less tightly than its place demands. */
function inside(node: Node, bound: number, lang: Lang): string {
  return precedenceOf(node) < bound ? `(${print(node, lang)})` : print(node, lang);
}

function precedenceOf(node: Node): number {
  if (node.kind === "binary") return PRECEDENCE[node.operator];
  if (node.kind === "unary") return SIGN_PRECEDENCE;
  return node.kind === "percent" ? PERCENT_PRECEDENCE : Number.POSITIVE_INFINITY;
}
