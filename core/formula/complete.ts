import type { FunctionDefinition } from "../define.js";
import { definitions } from "../registry.js";
import type { Lang } from "../text/lang.js";
import { lex, type Token } from "./lex.js";
import { MAX_LENGTH } from "./limits.js";
import { type Callable, findCallable, nameIn, suggestNames } from "./names.js";

/** A function that the word at the caret may become. */
export interface FormulaChoice {
  /** For people: the name and what it gives. */
  readonly label: string;
  /** What replaces the word: `TOKENS_PER_SEC(`. */
  readonly insert: string;
  /** The whole formula with it. */
  readonly text: string;
  /** Set for a function of ours. */
  readonly definition?: FunctionDefinition;
}

/** The call around the caret: its parameters, and which of them is being typed, from 0. */
export interface ActiveCall {
  readonly name: string;
  readonly params: readonly string[];
  /** May lie beyond the last parameter when too many arguments were typed. */
  readonly position: number;
  readonly definition?: FunctionDefinition;
}

export interface FormulaCompletion {
  /** The word being typed, as a piece of the text; empty when there is none at the caret. */
  readonly from: number;
  readonly to: number;
  readonly choices: readonly FormulaChoice[];
  readonly call?: ActiveCall;
}

const REST_OF_WORD = /^[\p{L}\p{N}_.]*\(?/u;
const MOST = 25;

/** What may be typed at `caret` in an unfinished formula. Never fails; looks only at the text before the caret. */
export function complete(text: string, caret: number, lang: Lang): FormulaCompletion {
  const at = Math.min(Math.max(0, caret), text.length);
  if (at > MAX_LENGTH) return { from: at, to: at, choices: [] };
  const before = text.slice(0, at);
  const tokens = lex(before, lang, /^\s*[=@]*/.exec(before)?.[0].length ?? 0).slice(0, -1);
  const call = activeCall(tokens, lang);
  const around = call ? { call } : {};
  const last = tokens.at(-1);
  // A name that looks like a cell, such as KV1, may still become a function.
  const isWord = last !== undefined && last.end === at && (last.kind === "name" || last.kind === "reference");
  if (last !== undefined && !isWord) return { from: at, to: at, choices: [], ...around };
  const from = last?.start ?? at;
  const to = at + (REST_OF_WORD.exec(text.slice(at))?.[0].length ?? 0);
  const callables: readonly Callable[] = last
    ? suggestNames(last.text, lang, MOST)
    : definitions.slice(0, MOST).map((definition) => ({ definition }));
  const choices = callables.map((callable) => choiceOf(callable, text.slice(0, from), text.slice(to), lang));
  return { from, to, choices, ...around };
}

function choiceOf(callable: Callable, before: string, after: string, lang: Lang): FormulaChoice {
  const name = nameIn(callable, lang);
  const insert = `${name}(`;
  const { definition } = callable;
  const label = definition ? `${name} – ${definition.title[lang]}` : name;
  return { label, insert, text: before + insert + after, ...(definition ? { definition } : {}) };
}

/** The innermost call that is still open. A separator of the other style counts too: this is only a hint. */
function activeCall(tokens: readonly Token[], lang: Lang): ActiveCall | undefined {
  const open: { readonly callable: Callable | undefined; position: number }[] = [];
  tokens.forEach((token, i) => {
    const top = open.at(-1);
    const name = tokens[i - 1];
    if (token.kind === "(")
      open.push({ callable: name?.kind === "name" ? findCallable(name.text) : undefined, position: 0 });
    else if (token.kind === ")") open.pop();
    else if (top && (token.kind === "argument" || (token.kind === "unknown" && /^[;,]$/.test(token.text))))
      top.position += 1;
  });
  const inner = open.filter(({ callable }) => callable !== undefined).at(-1);
  if (inner?.callable === undefined) return undefined;
  const { definition, builtin } = inner.callable;
  return {
    name: nameIn(inner.callable, lang),
    params: definition
      ? definition.params.map(({ name }) => name)
      : builtin.params.map((param) => param[lang]),
    position: inner.position,
    ...(definition ? { definition } : {}),
  };
}
