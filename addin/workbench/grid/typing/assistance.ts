import { type ActiveCall, complete, type FormulaChoice } from "../../../../core/formula/complete.js";
import { lex } from "../../../../core/formula/lex.js";
import { findTruth } from "../../../../core/formula/words.js";
import type { Lang } from "../../../../core/index.js";

/** A formula that is being typed, and where in it the caret stands. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

export type Suggestion = Omit<FormulaChoice, "text">;

/** What helps to type on: functions that the word may become, or the call around the caret. */
export interface Assistance {
  readonly from: number;
  readonly to: number;
  readonly choices: readonly Suggestion[];
  /** Whether the first choice is what the word can only mean, so that Tab and Enter take it without being asked to. */
  readonly meant: boolean;
  readonly call?: ActiveCall;
}

/** Shorter words are too near to too many names to guess a misspelt one. */
const SHORTEST_MISSPELT = 4;
const MOST = 10;

/**
 * What there is to help with; undefined outside formulas and where nothing fits. `gridNames` are the functions that the
 * grid has beyond those of the core.
 */
export function assist(
  { text, caret }: Typing,
  lang: Lang,
  gridNames: readonly string[],
): Assistance | undefined {
  if (!text.startsWith("=") || caret < 1) return undefined;
  const { from, to, choices: known, call } = complete(text, caret, lang);
  const word = plain(text.slice(from, caret));
  const found = word === "" ? [] : [...known, ...fromGrid(word, gridNames, known)];
  const begun = found.filter(({ insert }) => plain(insert).startsWith(word));
  const others = found.filter((choice) => !begun.includes(choice) && plain(choice.insert).includes(word));
  const standing = meansSomething(text, from, caret, lang);
  const misspelt = word.length >= SHORTEST_MISSPELT && !standing ? found : [];
  const near = begun.length > 0 ? [...begun, ...others] : misspelt;
  const choices = near.slice(0, MOST);
  if (choices.length === 0 && !call) return undefined;
  return { from, to, choices, meant: begun.length > 0 && !standing, ...(call ? { call } : {}) };
}

/** The formula with a choice in place of the word, and the caret behind its parenthesis. */
export function accept({ text }: Typing, { from, to }: Assistance, { insert }: Suggestion): Typing {
  const before = text.slice(0, from) + insert;
  return { text: before + text.slice(to), caret: before.length };
}

/** A reference, a truth value or a name of LET is complete as it stands: Enter must not turn it into a function. */
function meansSomething(text: string, from: number, caret: number, lang: Lang): boolean {
  const word = text.slice(from, caret);
  if (findTruth(word) !== undefined) return true;
  const tokens = lex(text.slice(0, caret), lang, 1);
  const same = (token: { readonly text: string }) => token.text.toUpperCase() === word.toUpperCase();
  return tokens.some(
    (token) => same(token) && (token.kind === "reference" || (token.kind === "name" && token.start < from)),
  );
}

function fromGrid(
  word: string,
  names: readonly string[],
  known: readonly Suggestion[],
): readonly Suggestion[] {
  return names
    .filter((name) => name.startsWith(word) && !known.some(({ insert }) => insert === `${name}(`))
    .map((name) => ({ label: name, insert: `${name}(` }));
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}
