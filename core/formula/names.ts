import { isOptional } from "../coerce.js";
import type { FunctionDefinition } from "../define.js";
import { families } from "../families.js";
import { definitions, findFunction } from "../registry.js";
import type { Lang } from "../text/lang.js";
import { nearest } from "../text/nearest.js";
import { builtins } from "./builtins/all.js";
import type { Builtin } from "./builtins/builtin.js";
import { MAX_ARGUMENTS } from "./limits.js";

/** Something that can be called: a function of ours or one of Excel's own. */
export type Callable =
  | { readonly definition: FunctionDefinition; readonly builtin?: undefined }
  | { readonly builtin: Builtin; readonly definition?: undefined };

const builtinsByName = new Map(
  builtins.flatMap((builtin) => [
    [builtin.name.en, builtin],
    [builtin.name.fr, builtin],
  ]),
);

/** A function by its name in either language, whatever its case and accents (MÉDIANE is MEDIANE). */
export function findCallable(name: string): Callable | undefined {
  const plain = unaccent(name);
  const builtin = builtinsByName.get(plain);
  if (builtin) return { builtin };
  const definition = findFunction(plain);
  return definition && { definition };
}

/** The name by which the tree knows a function: its English one. */
export function keyName({ builtin, definition }: Callable): string {
  return builtin ? builtin.name.en : definition.name;
}

/** The name as typed in a language. */
export function nameIn({ builtin, definition }: Callable, lang: Lang): string {
  return builtin ? builtin.name[lang] : definition.name;
}

/** How many arguments a call takes. */
export function arityOf({ builtin, definition }: Callable): {
  readonly least: number;
  readonly most: number;
} {
  const required = builtin
    ? builtin.params.map((param) => param.optional !== true)
    : definition.params.map((param) => !isOptional(param) && param.kind !== "any");
  const repeats = builtin ? builtin.repeats === true : definition.params.at(-1)?.kind === "any";
  return { least: required.lastIndexOf(true) + 1, most: repeats ? MAX_ARGUMENTS : required.length };
}

/**
 * The functions that a word may mean or begin, best first, spelled as in `lang`; ours come before Excel's, and of names
 * that lack as many letters the one whose family people meet first.
 */
export function suggestNames(word: string, lang: Lang, most: number): readonly Callable[] {
  const plain = unaccent(word);
  const ours = definitions.map(({ name }) => name);
  const excels = builtins.flatMap(({ name }) => [name.en, name.fr]);
  const begins = (name: string) => (name.startsWith(plain) ? 0 : 1);
  const lacking = (name: string) => (begins(name) === 0 ? name.length : Number.MAX_SAFE_INTEGER);
  const found = [
    ...[...nearest(plain, ours, most)].sort(
      (a, b) => lacking(a) - lacking(b) || (begins(a) === 0 ? familyRank(a) - familyRank(b) : 0),
    ),
    ...nearest(plain, excels, most),
  ];
  const callables = new Map<string, Callable>();
  for (const name of found.sort((a, b) => begins(a) - begins(b))) {
    const callable = findCallable(name);
    if (callable) callables.set(nameIn(callable, lang), callable);
  }
  return [...callables.values()].slice(0, most);
}

const FAMILIES = Object.keys(families);

function familyRank(name: string): number {
  return FAMILIES.indexOf(findFunction(name)?.family ?? "");
}

/** Upper case without accents; the length is bounded because a name may be as long as a formula. */
function unaccent(name: string): string {
  if (/^[\w.]{1,128}$/.test(name)) return name.toUpperCase();
  return name.slice(0, 128).normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}
