import { fold, normalise } from "../../catalogue/normalise.js";
import { nearest } from "../../text/nearest.js";
import { latencyTerms } from "./latency.js";
import { machineTerms } from "./machine.js";
import { memoryTerms } from "./memory.js";
import { servingTerms } from "./serving.js";
import type { Term } from "./term.js";

export const TERMS: readonly Term[] = [...latencyTerms, ...machineTerms, ...memoryTerms, ...servingTerms];

function spellings({ id, name, aliases }: Term): readonly string[] {
  return [id, name.en, name.fr, ...name.en.split(/,\s*/), ...name.fr.split(/,\s*/), ...aliases];
}

/** The term that a word or phrase in either language means; exact spellings before parts of them. */
export function findTerm(typed: string): Term | undefined {
  const wanted = normalise(typed.slice(0, 80));
  if (wanted === "") return undefined;
  return (
    TERMS.find((term) => spellings(term).some((spelling) => normalise(spelling) === wanted)) ??
    (wanted.length >= 4
      ? TERMS.find((term) => spellings(term).some((spelling) => normalise(spelling).startsWith(wanted)))
      : undefined)
  );
}

/** Names of the terms nearest to what was typed. */
export function nearestTerms(typed: string): readonly string[] {
  const found = nearest(
    fold(typed.slice(0, 80)),
    TERMS.flatMap((term) => [term.id, ...term.aliases]),
    6,
  );
  const ids = found.flatMap((spelling) => findTerm(spelling)?.id ?? []);
  return [...new Set(ids)].slice(0, 3);
}

/** Terms for a list while one is typed: all of them at first, those that begin with the letters before others. */
export function searchTerms(typed: string): readonly Term[] {
  const wanted = normalise(typed.slice(0, 80));
  if (wanted === "") return TERMS;
  const rank = (term: Term) => {
    const names = spellings(term).map((spelling) => normalise(spelling));
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  const ranked = TERMS.map((term) => ({ term, rank: rank(term) })).filter((entry) => entry.rank < 2);
  if (ranked.length > 0) return ranked.sort((a, b) => a.rank - b.rank).map(({ term }) => term);
  return nearestTerms(typed).flatMap((id) => TERMS.find((term) => term.id === id) ?? []);
}
