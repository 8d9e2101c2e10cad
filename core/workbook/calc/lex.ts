export interface Token {
  readonly kind: "number" | "text" | "word" | "operator" | "end";
  readonly text: string;
}

// A workbook holds half a million characters of formulas: plain ones are told apart by their codes, and only what is
// rare (names of sheets in quotes or with accents) goes through a pattern.

// A quoted sheet name, a plain word with its sheet, dots and dollars: `'Mes étapes'!$B$4`, `POISSON.DIST`, `C5`.
const WORD = /(?:'(?:[^']|'')+'!)?[\p{L}_$][\p{L}\p{N}_.$]*(?:![$A-Z]+[$\d]+)?/uy;
const TEXT = /"(?:[^"]|"")*"/y;
const OPERATORS = "<>-+*/^&=(),:%";

/** What a character below 128 is in a formula. */
const [OTHER, SPACE, OPERATOR, DIGIT, POINT, LETTER, QUOTE] = [0, 1, 2, 3, 4, 5, 6];
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\s/.test(character)) return SPACE;
  if (OPERATORS.includes(character)) return OPERATOR;
  if (/\d/.test(character)) return DIGIT;
  if (character === ".") return POINT;
  if (/[A-Za-z_$]/.test(character)) return LETTER;
  return character === '"' ? QUOTE : OTHER;
});
const kindAt = (formula: string, at: number): number => KINDS[formula.charCodeAt(at)] ?? OTHER;

const OPERATOR_TOKENS: ReadonlyMap<string, Token> = new Map(
  [...OPERATORS, "<=", ">=", "<>"].map((text) => [text, { kind: "operator", text }]),
);
const END: Token = { kind: "end", text: "" };

/** The tokens of a formula in English style, without its equals sign. */
export function lexFormula(formula: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < formula.length) {
    const kind = kindAt(formula, at);
    if (kind === SPACE) {
      at++;
      continue;
    }
    const token = tokenAt(formula, at, kind);
    if (token === undefined) throw new Error(`cannot read “${formula}” at ${at}`);
    tokens.push(token);
    at += token.text.length;
  }
  tokens.push(END);
  return tokens;
}

function tokenAt(formula: string, at: number, kind: number): Token | undefined {
  switch (kind) {
    case OPERATOR:
      return OPERATOR_TOKENS.get(formula.slice(at, at + 2)) ?? OPERATOR_TOKENS.get(formula.charAt(at));
    case LETTER:
      return tokenOf("word", plainWord(formula, at) ?? matched(WORD, formula, at));
    case DIGIT:
    case POINT:
      return tokenOf("number", numberAt(formula, at));
    case QUOTE:
      return tokenOf("text", matched(TEXT, formula, at));
    default:
      return tokenOf("word", matched(WORD, formula, at));
  }
}

function tokenOf(kind: Token["kind"], text: string | undefined): Token | undefined {
  return text === undefined ? undefined : { kind, text };
}

/** A word without a sheet and without accents: nearly all of them. */
function plainWord(formula: string, from: number): string | undefined {
  let end = from;
  for (let kind = LETTER; kind === LETTER || kind === DIGIT || kind === POINT; )
    kind = kindAt(formula, ++end);
  // What goes on with an accent or a sheet's cell is read whole.
  return formula[end] === "!" || formula.charCodeAt(end) >= 128 ? undefined : formula.slice(from, end);
}

/** Digits, a point with digits, a power of ten. */
function numberAt(formula: string, from: number): string | undefined {
  let end = pastDigits(formula, from);
  if (formula[end] === "." && kindAt(formula, end + 1) === DIGIT) end = pastDigits(formula, end + 1);
  if (end === from) return undefined;
  if (formula[end] === "E") {
    const sign = formula[end + 1];
    const power = end + (sign === "+" || sign === "-" ? 2 : 1);
    if (kindAt(formula, power) === DIGIT) end = pastDigits(formula, power);
  }
  return formula.slice(from, end);
}

function pastDigits(formula: string, from: number): number {
  let at = from;
  while (kindAt(formula, at) === DIGIT) at++;
  return at;
}

function matched(pattern: RegExp, formula: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(formula)?.[0];
}
