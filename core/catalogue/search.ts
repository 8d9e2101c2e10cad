import { apiPriceIndex, hardwareIndex, kvQuantIndex, modelIndex, quantIndex } from "./indexes.js";
import type { NameIndex, NameKey } from "./name-index.js";
import { normalise, tokensOf } from "./normalise.js";
import { POPULAR } from "./popular.js";
import { LONGEST_NAME } from "./remember.js";

export type NameKind = "hardware" | "model" | "quant" | "kv" | "api";

interface Nameable {
  readonly id: string;
  readonly name: string;
  readonly confidence?: string;
}

/** Names for a half-typed text, best first; without a text, those most asked for. */
export function searchNames(kind: NameKind, typed: string, limit = 25): readonly string[] {
  const query = typed.slice(0, LONGEST_NAME);
  const index = indexOf(kind);
  const popular = POPULAR[kind];
  if (normalise(query) === "") {
    return popular.flatMap((id) => (kind === "api" ? id : (index.byId.get(id)?.name ?? []))).slice(0, limit);
  }
  const scores = new Map<string, { readonly row: Nameable; readonly score: number }>();
  const words = tokensOf(query);
  const plain = normalise(query);
  const consider = (key: NameKey<Nameable>, score: number) => {
    const rank = popular.indexOf(key.row.id);
    const total = score + (key.row.confidence === "low" ? 0.6 : 0) + (rank < 0 ? 0.3 : rank / 200);
    const best = scores.get(key.row.id);
    if (!best || total < best.score) scores.set(key.row.id, { row: key.row, score: total });
  };
  for (const key of index.keys) {
    const score = closeness(key, plain, words);
    if (score !== undefined) consider(key, score);
  }
  if (scores.size < Math.min(limit, 3)) {
    for (const key of index.keys) {
      const score = slips(key, plain, words);
      if (score !== undefined) consider(key, score);
    }
  }
  return [...scores.values()]
    .sort((a, b) => a.score - b.score || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => (kind === "api" ? row.id : row.name));
}

function indexOf(kind: NameKind): NameIndex<Nameable> {
  switch (kind) {
    case "hardware":
      return hardwareIndex();
    case "model":
      return modelIndex();
    case "quant":
      return quantIndex();
    case "kv":
      return kvQuantIndex();
    case "api":
      return apiPriceIndex();
  }
}

/** 0 for the name itself, up to 4 for a text in its middle; nothing when unlike. */
function closeness(key: NameKey<Nameable>, plain: string, words: readonly string[]): number | undefined {
  const extra = (key.plain.length - plain.length) / 100;
  if (key.plain === plain) return 0;
  if (key.plain.startsWith(plain)) return 1 + extra;
  if (words.every((word) => key.words.some((token) => token.startsWith(word)))) return 2 + extra;
  if (plain.length >= 2 && key.plain.includes(plain)) return 3 + extra;
  return undefined;
}

/** A few keys pressed wrongly, or some of the words. */
function slips(key: NameKey<Nameable>, plain: string, words: readonly string[]): number | undefined {
  const most = Math.max(1, Math.floor(plain.length / 4));
  const distance = editDistance(plain.slice(0, 40), key.plain.slice(0, 40), most);
  if (distance <= most) return 5 + distance;
  // "4090ti": the number is right, its ending is not.
  const number = /\d{3,}/.exec(plain)?.[0];
  if (number !== undefined && new RegExp(`(?:^|\\D)${number}(?:\\D|$)`).test(key.plain))
    return 5.5 + key.plain.length / 100;
  // Numbers tell names apart, words like "rtx" do not.
  const weight = (word: string) => (/\d/.test(word) ? 2 : 1);
  const sum = (list: readonly string[]) => list.reduce((total, word) => total + weight(word), 0);
  const share = sum(words.filter((word) => key.tokens.includes(word))) / sum(words);
  return share > 0.5 ? 12 - share + key.tokens.length / 10 : undefined;
}

/** Levenshtein distance, given up beyond `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let previous = new Uint8Array(b.length + 1).map((_, index) => index);
  let current = new Uint8Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const cost = Math.min(swap, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [previous, current] = [current, previous];
  }
  return previous[b.length] ?? most + 1;
}
