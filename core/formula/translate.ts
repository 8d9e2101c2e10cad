import type { Lang } from "../text/lang.js";
import { FRENCH_NAMES } from "./french-names.js";
import { lex, type Token } from "./lex.js";
import { findCallable, nameIn } from "./names.js";
import { ERRORS, findTruth, SEPARATORS, TRUTH } from "./words.js";

const englishNames = new Map(Object.entries(FRENCH_NAMES).map(([en, fr]) => [fr, en]));

/**
 * A formula typed in the style of one language, written in that of the other: separators, decimal signs, names of
 * functions, truth values and errors. It goes word by word and not through a tree, so that references, LET, spaces and
 * mistakes stay exactly where they were.
 */
export function translateFormula(text: string, from: Lang, to: Lang): string {
  if (from === to || !text.startsWith("=")) return text;
  const tokens = lex(text, from, 1);
  let translated = "=";
  let at = 1;
  tokens.forEach((token, i) => {
    translated += text.slice(at, token.start) + translate(token, tokens[i + 1], from, to);
    at = token.end;
  });
  return translated;
}

function translate(token: Token, next: Token | undefined, from: Lang, to: Lang): string {
  switch (token.kind) {
    case "number":
      return from === "fr"
        ? token.text.replace(/[^\d,.eE+-]/g, "").replace(",", ".")
        : token.text.replace(/[^\d.eE+-]/g, "").replace(".", ",");
    case "argument":
    case "column":
    case "row":
      return SEPARATORS[to][token.kind];
    case "error":
      return ERRORS[token.error][to];
    case "name":
      return translateName(token.text, next?.kind === "(", to);
    default:
      return token.text;
  }
}

function translateName(name: string, called: boolean, to: Lang): string {
  const truth = findTruth(name);
  if (truth !== undefined) return TRUTH[truth ? "true" : "false"][to];
  return called ? translateFunctionName(name, to) : name;
}

/** The name of one of Excel's functions in a language, from its name in either; any other name stays as it is. */
export function translateFunctionName(name: string, to: Lang): string {
  const callable = findCallable(name);
  if (callable?.builtin) return nameIn(callable, to);
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return (to === "fr" ? FRENCH_NAMES[plain] : englishNames.get(plain)) ?? name;
}
