import type { Lang } from "../../text/lang.js";
import { parseNumber } from "../../text/parse-number.js";

/** Numbers as people write them out; 1 is left to the articles. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ["zero", 0],
  ["two", 2],
  ["deux", 2],
  ["three", 3],
  ["trois", 3],
  ["four", 4],
  ["quatre", 4],
  ["five", 5],
  ["cinq", 5],
  ["six", 6],
  ["seven", 7],
  ["sept", 7],
  ["eight", 8],
  ["huit", 8],
  ["nine", 9],
  ["neuf", 9],
  ["ten", 10],
  ["dix", 10],
  ["twelve", 12],
  ["douze", 12],
  ["fifteen", 15],
  ["quinze", 15],
  ["sixteen", 16],
  ["seize", 16],
  ["twenty", 20],
  ["vingt", 20],
  ["thirty", 30],
  ["trente", 30],
  ["forty", 40],
  ["quarante", 40],
  ["fifty", 50],
  ["cinquante", 50],
  ["hundred", 100],
  ["cent", 100],
  ["mille", 1000],
  ["thousand", 1000],
]);

/** A number in a text, not yet read: what "1,234" means depends on the unit behind it. */
export interface RawNumber {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

// "llama 5 900b": the mark of a generation is no thousands of billions.
const NUMBER = new RegExp(
  `(?:\\d{1,3}(?: \\d{3})+(?!\\d| ?bn?\\b)|\\d+)(?:[.,]\\d+)*(?:e[+-]?\\d{1,4}(?![a-z0-9]))?|\\.\\d+|\\b(?:${[...NUMBER_WORDS.keys()].join("|")})\\b`,
  "g",
);

/** All numbers of a folded text that do not stick to a word ("p95", "tp8"). */
export function findNumbers(text: string): readonly RawNumber[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const start = match.index;
    const raw = match[0];
    const before = text.charAt(start - 1);
    if (/[\p{L}\d_]/u.test(before)) return [];
    const minus =
      before === "-" && !/[\p{L}\d]/u.test(text.charAt(start - 2)) && text.charAt(start - 2) !== "-";
    const signed = minus ? `-${raw}` : raw;
    return [{ raw: signed, start: minus ? start - 1 : start, end: start + raw.length }];
  });
}

/**
 * The value of a number. A mark before exactly three digits groups thousands where the count must be whole ("1,200
 * tokens", "1.200 jetons"); elsewhere the language of the text decides.
 */
export function readNumber(raw: string, lang: Lang, whole: boolean): number | undefined {
  const word = NUMBER_WORDS.get(raw);
  if (word !== undefined) return word;
  const text = raw.startsWith(".") ? `0${raw}` : raw.replace("-.", "-0.");
  const grouped = /^-?[1-9]\d{0,2}([.,])\d{3}$/.exec(text);
  if (grouped && (whole || (grouped[1] === "," && lang === "en"))) return Number(text.replace(/[.,]/, ""));
  const own = parseNumber(text, lang);
  const read = own.ok ? own : parseNumber(text, lang === "en" ? "fr" : "en");
  return read.ok ? read.value : undefined;
}
