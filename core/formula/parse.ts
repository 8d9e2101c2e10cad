import type { Failure } from "../failure.js";
import type { Lang } from "../text/lang.js";
import { checkArguments } from "./arguments.js";
import {
  type ArrayConstant,
  type BinaryOperator,
  type ErrorLiteral,
  type Literal,
  type Node,
  PRECEDENCE,
} from "./ast.js";
import { lex, type Token } from "./lex.js";
import { MAX_NESTING } from "./limits.js";
import { findCallable, keyName, nameIn, suggestNames } from "./names.js";
import * as refusals from "./refusals.js";
import { findTruth } from "./words.js";

interface Problem {
  readonly failure: Failure;
  /** Where reading stopped, from 0. */
  readonly at: number;
  /** The text does not fit the style, so it may fit the other one; otherwise no style would help. */
  readonly syntax: boolean;
}

export type Parsed = { readonly ok: true; readonly node: Node } | ({ readonly ok: false } & Problem);

// What may stand before the first value: = and the @ that Excel shows before some functions.
const START = /^\s*=?\s*@?/;

/** Reads a formula typed in one style. The equals sign in front may be missing. */
export function parse(text: string, style: Lang): Parsed {
  const tokens = lex(text, style, START.exec(text)?.[0].length ?? 0);
  let position = 0;
  let depth = 0;
  const problems: Problem[] = [];

  const peek = (): Token => tokens[position] as Token;
  const take = (): Token => tokens[position++] as Token;

  // Refusals are values: a reader that returns undefined has noted its problem, and the first one counts.
  const refuse = (failure: Failure, at = peek().start, syntax = true): undefined => {
    problems.push({ failure, at, syntax });
    return undefined;
  };

  const deeper = (read: () => Node | undefined): Node | undefined => {
    depth += 1;
    const node =
      depth > MAX_NESTING ? refuse(refusals.nestedTooDeep(peek().start), peek().start, false) : read();
    depth -= 1;
    return node;
  };

  function expression(loosest: number): Node | undefined {
    let left = signed();
    for (;;) {
      const token = peek();
      if (left === undefined || token.kind !== "operator" || PRECEDENCE[token.operator] < loosest)
        return left;
      take();
      const right = expression(PRECEDENCE[token.operator] + 1);
      left = right && { kind: "binary", operator: token.operator, left, right };
    }
  }

  function signed(): Node | undefined {
    const token = peek();
    if (token.kind !== "operator" || !isSign(token.operator)) return postfixed();
    const { operator } = token;
    take();
    const operand = deeper(signed);
    return operand && { kind: "unary", operator, operand };
  }

  function postfixed(): Node | undefined {
    let node = primary();
    for (let count = 1; node !== undefined && peek().kind === "%"; count++) {
      const { start } = take();
      if (depth + count > MAX_NESTING) return refuse(refusals.nestedTooDeep(start), start, false);
      node = { kind: "percent", operand: node };
    }
    return node;
  }

  function primary(): Node | undefined {
    const token = peek();
    switch (token.kind) {
      case "number":
      case "text":
      case "error":
        take();
        return constant(token);
      case "{":
        return array();
      case "(":
        take();
        return deeper(() => {
          const inner = expression(1);
          return inner && closed(token) ? inner : undefined;
        });
      case "name":
        return named(token);
      default:
        return refuse(refusalOf(token), token.start, token.kind !== "reference");
    }
  }

  function constant(
    token: Extract<Token, { kind: "number" | "text" | "error" }>,
  ): Literal | ErrorLiteral | undefined {
    if (token.kind === "error") return { kind: "error", error: token.error };
    if (token.kind === "number" && token.ambiguous)
      return refuse(refusals.ambiguousNumber(token.text), token.start, false);
    return { kind: "literal", value: token.value };
  }

  function named(token: Token): Node | undefined {
    take();
    const truth = findTruth(token.text);
    if (truth !== undefined) {
      // Excel also has them as functions without arguments: TRUE().
      if (peek().kind === "(") {
        const opened = take();
        if (!closed(opened)) return undefined;
      }
      return { kind: "literal", value: truth };
    }
    const callable = findCallable(token.text);
    if (peek().kind !== "(") {
      const failure = callable
        ? refusals.bareFunction(token.text, nameIn(callable, style))
        : refusals.bareName(token.text);
      return refuse(failure, token.start, false);
    }
    if (callable === undefined) {
      const names = suggestNames(token.text, style, 3).map((near) => nameIn(near, style));
      return refuse(refusals.unknownFunction(token.text, names), token.start, false);
    }
    const opened = take();
    return deeper(() => {
      const first = position;
      const args = list(opened);
      if (args === undefined) return undefined;
      const failure = checkArguments(callable, args, tokens.slice(first, position - 1), style);
      if (failure) return refuse(failure, peek().start, false);
      return { kind: "call", name: keyName(callable), args };
    });
  }

  function list(opened: Token): (Node | null)[] | undefined {
    const args: (Node | null)[] = [];
    if (peek().kind === ")") {
      take();
      return args;
    }
    for (;;) {
      if (peek().kind === "argument" || peek().kind === ")") args.push(null);
      else {
        const arg = expression(1);
        if (arg === undefined) return undefined;
        args.push(arg);
      }
      if (peek().kind === "argument") take();
      else return closed(opened) ? args : undefined;
    }
  }

  function closed(opened: Token): boolean {
    if (peek().kind === ")") {
      take();
      return true;
    }
    refuse(peek().kind === "end" ? refusals.neverClosed(opened.text, opened.start) : follower(peek()));
    return false;
  }

  function array(): ArrayConstant | undefined {
    const opened = take();
    const rows: (Literal | ErrorLiteral)[][] = [[]];
    for (;;) {
      const cell = arrayCell();
      if (cell === undefined) return undefined;
      rows.at(-1)?.push(cell);
      const token = take();
      if (token.kind === "row") rows.push([]);
      else if (token.kind === "}") break;
      else if (token.kind !== "column") {
        if (token.kind === "end") return refuse(refusals.neverClosed(opened.text, opened.start), token.start);
        return refuse(refusals.badArray(token.text, token.start), token.start);
      }
    }
    const width = rows[0]?.length ?? 0;
    const ragged = rows.findIndex((row) => row.length !== width);
    if (ragged > 0)
      return refuse(refusals.raggedArray(ragged + 1, rows[ragged]?.length ?? 0, width), peek().start, false);
    return { kind: "array", rows };
  }

  function arrayCell(): Literal | ErrorLiteral | undefined {
    const sign = peek();
    const isSigned = sign.kind === "operator" && isSign(sign.operator);
    if (isSigned) take();
    const token = take();
    if (token.kind === "number" || (!isSigned && (token.kind === "text" || token.kind === "error"))) {
      const cell = constant(token);
      return isSigned && sign.operator === "-" && cell?.kind === "literal"
        ? { kind: "literal", value: 0 - Number(cell.value) }
        : cell;
    }
    const truth = token.kind === "name" && !isSigned ? findTruth(token.text) : undefined;
    if (truth !== undefined) return { kind: "literal", value: truth };
    if (token.kind === "end") return refuse(refusals.endsEarly, token.start);
    return refuse(refusals.badArray(token.text, token.start), token.start);
  }

  const node = expression(1);
  if (node !== undefined && peek().kind !== "end") refuse(follower(peek()));
  const [problem] = problems;
  if (problem) return { ok: false, ...problem };
  return node
    ? { ok: true, node }
    : { ok: false, failure: refusals.endsEarly, at: text.length, syntax: true };
}

function isSign(operator: BinaryOperator): operator is "+" | "-" {
  return operator === "+" || operator === "-";
}

/** Why a token cannot begin a value. */
function refusalOf({ kind, text, start }: Token): Failure {
  const code = text.codePointAt(0) ?? 0;
  switch (kind) {
    case "end":
      return refusals.endsEarly;
    case "openText":
      return refusals.neverClosed(text.slice(0, 1), start);
    case "badNumber":
      return refusals.badNumber(text);
    case "reference":
      return refusals.cellReference(text);
    case ")":
    case "}":
      return refusals.neverOpened(text, start);
    default:
      if (code < 32 || (code >= 127 && code < 160)) return refusals.hiddenCharacter(code, start);
      return refusals.unexpected(text, start);
  }
}

/** Why a token cannot follow a whole value. */
function follower(token: Token): Failure {
  switch (token.kind) {
    case "number":
    case "text":
    case "name":
    case "error":
    case "(":
    case "{":
      return refusals.missingOperator(token.text, token.start);
    default:
      return refusalOf(token);
  }
}
