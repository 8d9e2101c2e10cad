import type { Lang } from "../text/lang.js";
import { parseNumber } from "../text/parse-number.js";
import type { BinaryOperator, ErrorName } from "./ast.js";
import { findError, SEPARATORS } from "./words.js";

interface At {
  /** What was typed. */
  readonly text: string;
  /** Place in the formula, from 0; `end` is behind the last character. */
  readonly start: number;
  readonly end: number;
}

export type Token = At &
  (
    | { readonly kind: "number"; readonly value: number; readonly ambiguous: boolean }
    | { readonly kind: "text"; readonly value: string }
    | { readonly kind: "error"; readonly error: ErrorName }
    | { readonly kind: "operator"; readonly operator: BinaryOperator }
    /** A function's name or a truth value. */
    | { readonly kind: "name" }
    /** A cell or a range: A1, $B$2:C9, Sheet1!A1. */
    | { readonly kind: "reference" }
    | { readonly kind: Plain | "end" }
    /** A text that is never closed. */
    | { readonly kind: "openText" }
    /** Digits with something glued to them: 70b, 1.2.3. */
    | { readonly kind: "badNumber" }
    /** A sign that has no meaning here. */
    | { readonly kind: "unknown" }
  );

type Plain = "(" | ")" | "{" | "}" | "%" | "argument" | "column" | "row";

// Everything that looks like a space, and the zero-width marks that come along when a formula is pasted.
const SPACE = /[\s\u200b-\u200f\u2060\u00ad]+/y;
const NAME = /[\p{L}_][\p{L}\p{N}_.]*/uy;
// In an array constant a French dot behind a truth value begins the next column.
const WORD = /[\p{L}_][\p{L}\p{N}_]*/uy;
const REFERENCE =
  /(?:(?:'[^']{1,99}'|[\p{L}_][\p{L}\p{N}_.]*)!)?(?:\$?[a-z]{1,3}\$?[1-9]\d{0,6}(?::\$?[a-z]{1,3}\$?[1-9]\d{0,6})?|\$?[a-z]{1,3}:\$?[a-z]{1,3})#?(?![\p{L}\p{N}_.]|\s*\()/iuy;
const ERROR = /#(?:DIV\/0!|N\/A|NAME\?|NOM\?|NULL!|NUL!|NUM!|NOMBRE!|REF!|VALUE!|VALEUR!)/iy;
const OPERATOR = /<>|<=|>=|[=<>&+\-*/^×÷−–≤≥≠]/y;
// What word processors and phones put instead of the typewriter's signs.
const SAME: Readonly<Record<string, BinaryOperator>> = {
  "×": "*",
  "÷": "/",
  "−": "-",
  "–": "-",
  "≤": "<=",
  "≥": ">=",
  "≠": "<>",
};
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "“": "”", "«": "»" };

// Thousands may be set apart as our own answers print them: by no-break spaces, in French by plain ones too.
const NUMBER: Readonly<Record<Lang, RegExp>> = {
  en: /(?:\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+(?!\d)(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy,
  fr: /(?:\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?/iy,
};
// Inside braces the French dot separates columns, so it is no decimal sign there.
const FRENCH_ARRAY_NUMBER = /(?:\d+(?:,\d+)?|,\d+)(?:e[+-]?\d+)?/iy;
/** Signs that begin nothing longer than themselves or an operator; most of a formula's tokens are found by them at once. */
const SIGNS = "(){};%+-*/^&<>=";

/** Cuts a formula into tokens, the last one being `end`. Never fails: what it cannot read is a token too. */
export function lex(text: string, style: Lang, from = 0): readonly Token[] {
  const tokens: Token[] = [];
  let inArray = false;
  let at = from;
  while (at < text.length) {
    if (!isPrinted(text.charCodeAt(at))) {
      const space = match(SPACE, text, at);
      if (space !== "") {
        at += space.length;
        continue;
      }
    }
    const token = next(text, at, style, inArray);
    if (token.kind === "{") inArray = true;
    if (token.kind === "}") inArray = false;
    tokens.push(token);
    at = token.end;
  }
  tokens.push({ kind: "end", text: "", start: text.length, end: text.length });
  return tokens;
}

/** A printed character of ASCII; none of those is a space. */
function isPrinted(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

function next(text: string, start: number, style: Lang, inArray: boolean): Token {
  const code = text.charCodeAt(start);
  const char = isPrinted(code) ? text.charAt(start) : String.fromCodePoint(text.codePointAt(start) ?? 0);
  if (SIGNS.includes(char)) return readSign(text, start, char, style, inArray);

  const digits = match(inArray && style === "fr" ? FRENCH_ARRAY_NUMBER : NUMBER[style], text, start);
  if (digits !== "") return readNumber(text, start, digits, style);

  const closing = CLOSING[char];
  if (closing !== undefined) return readText(text, start, char, closing);

  const made = (found: string): At => ({ text: found, start, end: start + found.length });
  const name = match(inArray ? WORD : NAME, text, start);
  // What is called is no reference, whatever it looks like: LOG10(.
  const called = name !== "" && text[start + name.length] === "(";
  const reference = called ? "" : match(REFERENCE, text, start);
  if (reference !== "") return { ...made(reference), kind: "reference" };
  if (name !== "") return { ...made(name), kind: "name" };

  const word = match(ERROR, text, start);
  const error = word === "" ? undefined : findError(word);
  if (error !== undefined) return { ...made(word), kind: "error", error };

  return readSign(text, start, char, style, inArray);
}

function readSign(text: string, start: number, char: string, style: Lang, inArray: boolean): Token {
  const kind = punctuation(char, style, inArray);
  if (kind !== undefined) return { text: char, start, end: start + char.length, kind };
  const made = (found: string): At => ({ text: found, start, end: start + found.length });
  const sign = match(OPERATOR, text, start);
  if (sign !== "")
    return { ...made(sign), kind: "operator", operator: SAME[sign] ?? (sign as BinaryOperator) };
  return { ...made(char), kind: "unknown" };
}

function punctuation(char: string, style: Lang, inArray: boolean): Plain | undefined {
  if (char === "(" || char === ")" || char === "{" || char === "}" || char === "%") return char;
  const { argument, column, row } = SEPARATORS[style];
  if (!inArray) return char === argument ? "argument" : undefined;
  if (char === row) return "row";
  return char === column || (style === "fr" && char === "\\") ? "column" : undefined;
}

function readNumber(text: string, start: number, digits: string, style: Lang): Token {
  const behind = text[start + digits.length] ?? ")";
  const glued = SIGNS.includes(behind) ? "" : match(NAME, text, start + digits.length);
  const typed = digits + glued;
  const end = start + typed.length;
  const parsed = parseNumber(digits, style);
  if (glued !== "" || (!parsed.ok && !parsed.ambiguous))
    return { text: typed, start, end, kind: "badNumber" };
  const value = parsed.ok ? parsed.value : Number.NaN;
  return { text: typed, start, end, kind: "number", value, ambiguous: !parsed.ok };
}

function readText(text: string, start: number, opening: string, closing: string): Token {
  let value = "";
  let at = start + 1;
  for (;;) {
    const close = text.indexOf(closing, at);
    if (close < 0) return { kind: "openText", text: text.slice(start), start, end: text.length };
    value += text.slice(at, close);
    at = close + 1;
    // A doubled quotation mark stands for one.
    if (closing !== '"' || text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  // French quotation marks have a space inside that is not part of the text.
  if (opening === "«") value = value.trim();
  return { kind: "text", value, text: text.slice(start, at), start, end: at };
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
