export interface Token {
  readonly kind: "number" | "text" | "word" | "operator" | "end";
  readonly text: string;
}

// A quoted sheet name, a plain word with its sheet, dots and dollars: `'Mes étapes'!$B$4`, `POISSON.DIST`, `C5`.
const WORD = /(?:'(?:[^']|'')+'!)?[\p{L}_$][\p{L}\p{N}_.$]*(?:![$A-Z]+[$\d]+)?/uy;
const NUMBER = /\d+(?:\.\d+)?(?:E[+-]?\d+)?|\.\d+/y;
const TEXT = /"(?:[^"]|"")*"/y;
const OPERATOR = /<=|>=|<>|[-+*/^&=<>(),:%]/y;
const SPACE = /\s+/y;

const PATTERNS = [
  ["text", TEXT],
  ["number", NUMBER],
  ["word", WORD],
  ["operator", OPERATOR],
] as const;

/** The tokens of a formula in English style, without its equals sign. */
export function lexFormula(formula: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const text = pattern.exec(formula)?.[0];
    if (text !== undefined) at += text.length;
    return text;
  };
  while (at < formula.length) {
    if (match(SPACE) !== undefined) continue;
    const before = at;
    for (const [kind, pattern] of PATTERNS) {
      const text = match(pattern);
      if (text === undefined) continue;
      tokens.push({ kind, text });
      break;
    }
    if (at === before) throw new Error(`cannot read “${formula}” at ${at}`);
  }
  tokens.push({ kind: "end", text: "" });
  return tokens;
}
