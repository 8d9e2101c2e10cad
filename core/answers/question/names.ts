import { findHardware } from "../../catalogue/find-hardware.js";
import { findApiPrice } from "../../catalogue/find-price.js";
import { type NameHit, scanNames } from "../../catalogue/scan.js";
import { NUMBER_WORDS } from "./numbers.js";

/** A device with how many of them and their memory, as far as the text says. */
export interface Device {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly count?: number;
  readonly memoryGb?: number;
  readonly weak: boolean;
}

export interface Named {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "model" | "quant" | "kv";
  readonly weak: boolean;
  /** A name that several models bear, none of them usual: to be asked for. */
  readonly ask: boolean;
}

export interface Names {
  readonly devices: readonly Device[];
  readonly models: readonly Named[];
  readonly formats: readonly Named[];
  /** The folded text with names overwritten by capitals: H devices, M models, Q formats, K cache formats. */
  readonly masked: string;
}

// Names that people ask about and the catalogue lacks. They must be told from numbers, and the answer says "unknown".
const UNLISTED_DEVICE =
  /\b(?:[2-9]0[5-9]0 ?(?:ti|super)(?: super)?|(?:rtx|gtx|rx|geforce|radeon|quadro) ?\d{3,4}(?: ?(?:ti|super|xt|xtx))*|iphone(?: \d{1,2})?(?: pro)?(?: max)?|ipad(?: pro)?|pixel \d{1,2}(?: pro)?|galaxy s\d{1,2}|snapdragon [\w ]{1,12}|raspberry(?: pi)?(?: \d)?|rpi ?\d|m\d ultra|(?:core )?i[3579][- ]?\d{4,5}[a-z]{0,2}|ryzen \d \d{4}[a-z0-9]{0,3}|intel n\d{2,3}|xeon(?: [a-z]?\d[\w-]{0,8})?|epyc(?: \d{4}[a-z]?)?|threadripper(?: [\w ]{1,8})?|steam deck)\b/g;
// What looks like a data centre card and is none we know: "h900", "mi999x".
const UNKNOWN_CARD = /\b(?:h|a|b|v|l|gh|gb|mi)\d{3}[a-z]?\b(?! ?(?:%|€|\$))/g;
// What looks like a model and is none we know: "foo-7b".
const UNKNOWN_MODEL =
  /\b(?!(?:an?|the|un|une|du|le|dense|moe|model|modele|chat|base|instruct|mini|non|multi|pre|sub|my|mon|size|taille|q\d|fp\d+|int\d)-)[a-z][a-z.]{2,20}\d{0,2}-\d{1,3}(?:\.\d)?b(?:-[a-z]{3,12})?\b/g;
const UNLISTED_MODEL =
  /\b(claude(?: \d(?:\.\d)?)?(?: (?:sonnet|opus|haiku))?(?: \d(?:\.\d)?)?|(?:sonnet|opus|haiku)(?: \d(?:\.\d)?)?|chatgpt|gpt[- ]?\d(?:\.\d)?[a-z]?(?:[- ](?:mini|turbo|nano))?|gemini(?: [\d.]+)?(?: (?:pro|flash))?|grok(?: \d)?|(?:zephyr|hermes|wizardlm|orca|stablelm|internlm|solar|persimmon|pythia|bloom|chatglm|exaone|aya|jamba|arctic)[ -]?\d+(?:\.\d+)?b)\b/g;

/** The names of a text: `text` keeps its accents, `folded` has lost them in place. */
export function readNames(text: string, folded: string): Names {
  const hits = scanNames(text);
  let masked = folded;
  const models: Named[] = [];
  const formats: Named[] = [];
  const found: NameHit[] = [];
  for (const hit of hits) {
    const { kind, id, start, end, weak, ask } = hit;
    if (isWord(hit, folded)) continue;
    if (kind === "hardware") found.push(hit);
    else if (kind === "model" || kind === "api")
      models.push({ kind: "model", id, start, end, weak, ask: ask && hit.alternatives.length > 0 });
    else formats.push({ kind, id, start, end, weak, ask });
    masked = blank(masked, start, end, { hardware: "H", model: "M", api: "M", quant: "Q", kv: "K" }[kind]);
  }
  for (const match of masked.matchAll(UNLISTED_MODEL)) {
    const start = match.index;
    const end = start + match[0].length;
    const priced = /^(?:claude|sonnet|opus|haiku)/.test(match[0])
      ? findApiPrice(`claude ${match[0].replace("claude ", "")}`)
      : undefined;
    models.push({
      kind: "model",
      id: priced?.ok ? priced.row.id : `unlisted:${match[0].replace(/ /g, "-")}`,
      start,
      end,
      weak: false,
      ask: false,
    });
    masked = blank(masked, start, end, "M");
  }
  for (const match of masked.matchAll(UNKNOWN_MODEL)) {
    const start = match.index;
    const end = start + match[0].length;
    models.push({ kind: "model", id: `unlisted:${match[0]}`, start, end, weak: false, ask: false });
    masked = blank(masked, start, end, "M");
  }
  const unlisted = [...masked.matchAll(UNLISTED_DEVICE), ...masked.matchAll(UNKNOWN_CARD)].map((match) => ({
    id: `unlisted:${match[0].trim().replace(/ /g, "-")}`,
    start: match.index,
    end: match.index + match[0].length,
    weak: false,
    memoryGb: undefined,
  }));
  for (const { start, end } of unlisted) masked = blank(masked, start, end, "H");
  const devices = [...found, ...unlisted]
    .sort((a, b) => a.start - b.start)
    .map(({ id, start, end, memoryGb, weak }): Device => {
      const counted = countOf(folded, masked, start, end);
      if (counted) masked = blank(masked, counted.start, counted.end, "N");
      const memory = memoryGb ?? statedMemory(folded.slice(start, end), id);
      const ahead = folded.slice(Math.max(0, start - 8), start);
      return {
        id: withMemoryBefore(id, folded.slice(start, end), ahead),
        start,
        end,
        weak,
        ...(counted ? { count: counted.count } : {}),
        ...(memory === undefined ? {} : { memoryGb: memory }),
      };
    });
  return { devices, models: models.sort((a, b) => a.start - b.start), formats, masked };
}

/** Entries of the catalogue that mean something else here: "3 m2" is an area, "llama.cpp" a program. */
function isWord({ kind, start, end }: NameHit, folded: string): boolean {
  const said = folded.slice(start, end);
  if (kind === "model")
    return /^(?:\.?cpp|[-.](?:rs|bench|server|cli|swap))\b/.test(folded.slice(end).trimStart());
  return (
    kind === "hardware" && /^m[1-5]$/.test(said) && /\d ?$/.test(folded.slice(Math.max(0, start - 2), start))
  );
}

/** "40gb A100": the memory before the name may tell which row it is. */
function withMemoryBefore(id: string, name: string, ahead: string): string {
  const size = /(?:^|[^\d.,])(\d{1,3}) ?(?:gb|go|g) $/.exec(ahead)?.[1];
  const found =
    size === undefined || /\d ?(?:gb|go)/.test(name) ? undefined : findHardware(`${name} ${size}gb`);
  return found?.ok ? found.row.id : id;
}

const WORDS = [...NUMBER_WORDS.keys()].join("|");
const COUNT_BEFORE = new RegExp(
  `(?:^|[^a-z0-9.,$€])(?:(\\d{1,5}) ?(?:x|\\*)?|x(\\d{1,3})|(${WORDS})|(a couple of|a pair of|une paire de|dual|bi-?|pair of|couple of)|(quad|un quad)) ?(?:de |of )?(?:(?:used|second-hand|nvidia|amd|apple|cartes?|gpus?|cards?) ){0,2}$`,
);
// "adding a second 3090": two of them.
const SECOND = /(?:second|deuxieme|seconde|2nd|2eme|2e) ?$/;
const COUNT_AFTER = /^ ?(?:x|\*) ?(\d{1,3})(?![a-z0-9])/;

/** "2x", "deux", "une paire de" before a device or "x2" behind it. */
function countOf(
  folded: string,
  masked: string,
  start: number,
  end: number,
): { count: number; start: number; end: number } | undefined {
  const after = COUNT_AFTER.exec(masked.slice(end, end + 8));
  if (after) return { count: Number(after[1]), start: end, end: end + after[0].length };
  const second = SECOND.exec(masked.slice(Math.max(0, start - 10), start));
  if (second) return { count: 2, start: start - second[0].length, end: start };
  const from = Math.max(0, start - 40);
  const before = COUNT_BEFORE.exec(masked.slice(from, start));
  if (!before) return undefined;
  const [whole, digits, behind, word, pair, quad] = before;
  const count = quad ? 4 : pair ? 2 : word ? NUMBER_WORDS.get(word) : Number(digits ?? behind);
  if (count === undefined || !Number.isFinite(count)) return undefined;
  // "9950x" is a processor.
  if (digits !== undefined && count > 1000 && /x/.test(whole)) return undefined;
  // "240 H100" after "ttft" is no fleet; nor is a year.
  const lead = folded.slice(Math.max(0, from + before.index - 8), from + before.index + 1);
  if (/(?:ttft|tpot|itl|plus|adding|ajoute) ?$/.test(lead)) return undefined;
  // "-2 H100" is no number of cards: kept as said, to be refused.
  const minus = whole.startsWith("-") && !/[a-z0-9]/.test(folded.charAt(from + before.index - 1));
  const first = from + before.index + (/^[^a-z0-9]/.test(whole) ? 1 : 0);
  return { count: minus ? -count : count, start: first, end: start };
}

function statedMemory(name: string, id: string): number | undefined {
  const said = /(?:^|[ (-])(\d{1,3}) ?(?:gb|go|gib|g)\b/.exec(name)?.[1];
  // "A100 40": the number is in the name of the row as well.
  const bare = /[ -](\d{2,3})$/.exec(name)?.[1];
  const size = said ?? (bare !== undefined && id.includes(`${bare}gb`) ? bare : undefined);
  return size === undefined ? undefined : Number(size);
}

function blank(text: string, start: number, end: number, letter: string): string {
  return text.slice(0, start) + letter.repeat(end - start) + text.slice(end);
}
