export interface Token {
  readonly kind: "number" | "text" | "word" | "operator" | "end";
  readonly text: string;
}

// A quoted sheet name, a plain word with its sheet, dots and dollars: `'Mes étapes'!$B$4`, `POISSON.DIST`, `C5`.
const WORD = /(?:'(?:[^']|'')+'!)?[\p{L}_$][\p{L}\p{N}_.$]*(?:![$A-Z]+[$\d]+)?/uy;
const NUMBER = /\d+(?:\.\d+)?(?:E[+-]?\d+)?|\.\d+/y;
const TEXT = /"(?:[^"]|"")*"/y;
const OPERATOR = /<=|>=|<>|[-+*/^&=<>(),:%]/y;
const OPERATORS = "<>-+*/^&=(),:%";
const SPACE = /\s+/y;

/** Words without a sheet and without accents: nearly all of them, and much faster to find. */
const PLAIN_WORD = /[A-Za-z_$][A-Za-z0-9_.$]*(?![\p{L}\p{N}!])/uy;

/** What may begin with a character. */
function patternsFor(first: string): readonly (readonly [Token["kind"], RegExp])[] {
  if (first === '"') return [["text", TEXT]];
  if ((first >= "0" && first <= "9") || first === ".") return [["number", NUMBER]];
  if (OPERATORS.includes(first)) return [["operator", OPERATOR]];
  return [
    ["word", PLAIN_WORD],
    ["word", WORD],
  ];
}

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
    if (formula[at] === " " && match(SPACE) !== undefined) continue;
    const before = at;
    for (const [kind, pattern] of patternsFor(formula[at] ?? "")) {
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
