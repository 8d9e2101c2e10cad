import { findHardware } from "./find-hardware.js";
import { findFamily } from "./find-model.js";
import { findApiPrice } from "./find-price.js";
import { findKvQuant } from "./find-quant.js";
import {
  apiPriceIndex,
  hardwareIndex,
  kvQuantIndex,
  modelIndex,
  quantIndex,
  quantReadings,
} from "./indexes.js";
import type { NameIndex } from "./name-index.js";
import { distinctTokens, fold } from "./normalise.js";
import { once } from "./once.js";
import { type Run, runsOf } from "./scan-runs.js";
import type { NameKind } from "./search.js";

/** A name found in free text. */
export interface NameHit {
  readonly kind: NameKind;
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Memory of one device, when it stands beside the name ("M3 Ultra 512"). */
  readonly memoryGb?: number;
  /** Ids of the other readings of a loose name. */
  readonly alternatives: readonly string[];
  /** Two or three characters that also mean other things ("R1", "M3"): needs support from the rest of the text. */
  readonly weak: boolean;
  /** Several models bear the name and none is the usual one: ask. */
  readonly ask: boolean;
}

interface Entry {
  readonly kind: NameKind;
  readonly id: string;
  readonly sizes: readonly string[];
}

const MOST_CHARACTERS = 2000;
const MOST_RUNS = 7;
const JOIN = /^[\s\-–_/:.('’"]*$/;

/** All names of the catalogue in a text, longest first at each place; never overlapping. */
export function scanNames(text: string): readonly NameHit[] {
  const cut = text.slice(0, MOST_CHARACTERS);
  const runs = runsOf(cut);
  const hits: NameHit[] = [];
  for (let at = 0; at < runs.length; ) {
    const found = longestAt(cut, runs, at);
    if (!found) {
      at++;
      continue;
    }
    const taken = found.kind === "hardware" ? withMemory(cut, runs, at, found) : found;
    hits.push({ ...taken.hit });
    at += taken.runs;
  }
  return hits.map((hit) => cacheFormat(cut, runs, hit));
}

interface Found {
  readonly kind: NameKind;
  readonly hit: NameHit;
  readonly runs: number;
}

function longestAt(text: string, runs: readonly Run[], at: number): Found | undefined {
  for (let count = Math.min(MOST_RUNS, runs.length - at); count >= 1; count--) {
    const window = runs.slice(at, at + count);
    if (!joins(text, window)) continue;
    const next = runs[at + count];
    const found = nameOf(text, window) ?? familyOf(text, window) ?? pricedOf(text, window);
    if (!found || isNumberOnly(text, window, next)) continue;
    // "Zephyr 3b" is not the Zephyr that is known.
    if (
      found.kind === "model" &&
      next &&
      /^\d+(?:[.,]\d+)?b$/i.test(next.raw) &&
      !/\d+b/.test(plainOf(window))
    )
      continue;
    // "Claude Sonnet 4" and "3.5 Sonnet" are not the newest Sonnet, nor "GPT-3.5" the newest GPT.
    if (found.kind === "api" && !/\d/.test(plainOf(window)) && [next, runs[at - 1]].some(isVersion)) continue;
    return { kind: found.kind, hit: found, runs: count };
  }
  return undefined;
}

function isVersion(run: Run | undefined): boolean {
  return run !== undefined && /^\d(?:\.\d+)?$/.test(run.raw);
}

/** Words of one name stand close together, and a lone letter never joins a number across a space ("a 30 tok/s"). */
function joins(text: string, window: readonly Run[]): boolean {
  return window.every((run, index) => {
    const next = window[index + 1];
    if (!next) return true;
    const gap = text.slice(run.end, next.start);
    if (gap.length > 3 || !JOIN.test(gap) || /\.\s/.test(gap)) return false;
    return !(index === 0 && run.plain.length === 1 && /\s/.test(gap) && /^\d/.test(next.plain));
  });
}

function nameOf(text: string, window: readonly Run[]): NameHit | undefined {
  const plain = plainOf(window);
  const spellings = [plain, plain.replace(/(\d)g(?:o|io|ib)?$/, "$1gb"), plain.replace(/(\d)s$/, "$1")];
  const entries = spellings.flatMap((spelling) => dictionary().get(spelling) ?? []);
  if (entries.length === 0) return undefined;
  const said = distinctTokens(textOf(text, window));
  const entry = entries.find(({ sizes }) => sizes.every((size) => said.includes(size)));
  if (!entry) return undefined;
  const alternatives = (quantReadings().get(plain) ?? []).map(({ id }) => id).filter((id) => id !== entry.id);
  const readings = entry.kind === "quant" ? alternatives : [];
  return hit(entry.kind, entry.id, window, {
    alternatives: readings,
    weak: isWeak(plain) && entry.kind !== "quant",
  });
}

function plainOf(window: readonly Run[]): string {
  return window.map((run) => run.plain).join("");
}

/** A model whose weights are not public: only prices know it. */
function pricedOf(text: string, window: readonly Run[]): NameHit | undefined {
  const entry = pricedNames().get(plainOf(window));
  if (entry !== undefined) return hit("api", entry, window, {});
  if (!/^(?:claude|gemini|gpt|grok)/.test(window[0]?.plain ?? "")) return undefined;
  // A sentence is no name: looking each of its beginnings up would cost more than all the rest.
  const words = window.map(({ plain }) => plain);
  if (words.length > 5 || new Set(words).size < words.length) return undefined;
  if (!words.slice(1).every((word) => /^\d/.test(word) || pricedWords().has(word))) return undefined;
  const found = findApiPrice(textOf(text, window));
  return found.ok ? hit("api", found.row.id, window, { alternatives: found.alternatives }) : undefined;
}

const SIZE_OR_VERSION = /^(?:v?\d+(?:[.,]\d+)*[bmt]?|a\d+b|\d+x\d+b|r|large|small|mini|oss)$/i;

/** "llama 70b", "70b llama", "qwen 2.5 32b": a family with its size, in any order. */
function familyOf(text: string, window: readonly Run[]): NameHit | undefined {
  if (!window.some(({ plain }) => isFamily(/^[a-z]+/.exec(plain)?.[0] ?? "") || plain === "r1"))
    return undefined;
  const edges = [window[0], window.at(-1)].map((run) => run?.raw ?? "");
  if (
    !edges.every(
      (edge) =>
        SIZE_OR_VERSION.test(edge) || distinctTokens(edge).some((word) => word === "r1" || isFamily(word)),
    )
  ) {
    return undefined;
  }
  const found = findFamily(textOf(text, window));
  if (!found) return undefined;
  const [first, ...others] = found.ids;
  return first === undefined
    ? undefined
    : hit("model", first, window, { alternatives: others, ask: found.ask });
}

const UNIT =
  /^(?:k|tokens?|tok|toks|jetons?|tps|t|€|eur|euros?|usd|dollars?|ms|s|sec|secondes?|seconds?|mhz|w|watts?|mb|mo|mib|users?|utilisateurs?|requ[eê]tes?|requests?|req|qps|mots|words|pages?)$/i;

/** "4090" beside "tokens" or a currency is a number; "Q4 2026" is a quarter. */
function isNumberOnly(text: string, window: readonly Run[], next: Run | undefined): boolean {
  const plain = plainOf(window);
  const rest = text.slice(window.at(-1)?.end ?? 0);
  const after = next ? text.slice(window.at(-1)?.end ?? 0, next.start) : text.slice(window.at(-1)?.end ?? 0);
  if (/^q[1-4]$/.test(plain)) return /^\s*$/.test(after) && /^(?:19|20)\d\d$/.test(next?.plain ?? "");
  if (!/^\d+$/.test(plain)) return false;
  // "70b q4 4090 t/s?": the card, and what is asked of it.
  if (/^[3-5]0[5-9]0$/.test(plain) && /^\s+(?:tps|t\/s|tok\/s|tokens?\/s(?:ec)?)\s*\?*$/i.test(rest))
    return false;
  if (/^\s*[€$£%]/.test(after) || /[€$£]\s*$/.test(text.slice(0, window[0]?.start ?? 0))) return true;
  return /^\s*$/.test(after) && UNIT.test(next?.raw ?? "");
}

/** A size that the device comes with, behind its name or, with its unit, before it. */
function withMemory(text: string, runs: readonly Run[], at: number, found: Found): Found {
  const end = at + found.runs;
  for (let extra = 2; extra >= 1; extra--) {
    const more = runs.slice(end, end + extra);
    const stated = more.map((run) => run.raw).join("");
    if (more.length < extra || !/^\d{1,4}(?:g|gb|go|gib|gio)?$/i.test(stated)) continue;
    const window = runs.slice(at, end + extra);
    const bare = /^\d+$/.test(stated);
    const follower = runs[end + extra];
    if (!joins(text, window) || (bare && follower && UNIT.test(follower.raw))) continue;
    const name = textOf(text, window.slice(0, found.runs));
    const device = findHardware(bare ? `${name} ${stated}` : `${name} ${Number.parseInt(stated, 10)}gb`);
    if (!device.ok) continue;
    const memoryGb = device.memoryGb ?? device.row.memoryGb;
    const memory = memoryGb === undefined ? {} : { memoryGb };
    return {
      ...found,
      runs: found.runs + extra,
      hit: { ...hit("hardware", device.row.id, window, {}), ...memory },
    };
  }
  return found;
}

/** "q8 kv", "KV cache in fp8": the format belongs to the cache. */
function cacheFormat(text: string, runs: readonly Run[], found: NameHit): NameHit {
  if (found.kind !== "quant") return found;
  const from = runs.findIndex((run) => run.start >= found.start);
  const next = runs.find((run) => run.start >= found.end);
  const before = runs.slice(Math.max(0, from - 3), from).map((run) => run.plain);
  const leads =
    /(?:^| )(?:kv|cache|ctk|ctv)(?: (?:kv|cache|en|in|at|a|à|the|is|est|of|de|quant|quantise|quantized))*$/.test(
      before.join(" "),
    );
  if (!leads && (next?.plain !== "kv" || namesCacheItself(runs, next))) return found;
  const format = findKvQuant(text.slice(found.start, found.end));
  return format.ok ? { ...found, kind: "kv", id: format.row.id, alternatives: [] } : found;
}

/** "q4 kv cache q8": the cache has a format of its own behind it, so the first one is that of the weights. */
function namesCacheItself(runs: readonly Run[], kv: Run): boolean {
  const behind = runs.slice(runs.indexOf(kv) + 1, runs.indexOf(kv) + 4).map(({ plain }) => plain);
  const first = behind.find((word) => !/^(?:cache|in|en|at|a|à|is|=)$/.test(word));
  return first !== undefined && behind.includes("cache") && /^(?:q\d|fp?\d|int\d|bf16)/.test(first);
}

function hit(
  kind: NameKind,
  id: string,
  window: readonly Run[],
  { alternatives = [], weak = false, ask = false }: Partial<Pick<NameHit, "alternatives" | "weak" | "ask">>,
): NameHit {
  return { kind, id, start: window[0]?.start ?? 0, end: window.at(-1)?.end ?? 0, alternatives, weak, ask };
}

function textOf(text: string, window: readonly Run[]): string {
  return text.slice(window[0]?.start ?? 0, window.at(-1)?.end ?? 0);
}

function isWeak(plain: string): boolean {
  return /^[a-z]\d{1,2}$/.test(plain) || ["n300", "lpu", "commanda", "rubin"].includes(plain);
}

/** Every spelling of devices, models and formats. */
const dictionary = once(() => {
  const entries = new Map<string, Entry[]>();
  const add = (kind: NameKind, index: NameIndex<{ readonly id: string }>) => {
    for (const { plain, row, tokens } of index.keys) {
      const sizes = kind === "model" ? tokens.filter((token) => /^\d+(?:\.\d+)?b$/.test(token)) : [];
      entries.set(plain, [...(entries.get(plain) ?? []), { kind, id: row.id, sizes }]);
    }
  };
  add("hardware", hardwareIndex());
  add("model", modelIndex());
  add("kv", kvQuantIndex());
  add("quant", quantIndex());
  return entries;
});

const pricedNames = once(() => new Map(apiPriceIndex().keys.map(({ plain, row }) => [plain, row.id])));

function isFamily(word: string): boolean {
  return families().has(word);
}

/** Words of the names of priced models: mini, sonnet, flash... */
const pricedWords = once(
  () => new Set(apiPriceIndex().keys.flatMap(({ row }) => fold(row.name).split(/[^a-z0-9]+/))),
);

/** First words of model names: llama, qwen, gemma... */
const families = once(
  () =>
    new Set(
      modelIndex()
        .keys.map(({ tokens }) => tokens[0] ?? "")
        .filter((word) => /^[a-z]{3,}$/.test(word) && !["code", "distill", "pro", "air"].includes(word)),
    ),
);
