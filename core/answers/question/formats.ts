import { quantById } from "../../catalogue/find-quant.js";
import type { Named, Names } from "./names.js";

/** Number formats of the weights and of the cache, as slot values, and the text without them. */
export interface Formats {
  readonly quants: readonly string[];
  readonly cache: string | undefined;
  readonly masked: string;
}

// The cache formats are the weight formats under other ids.
const CACHE_FORMATS: ReadonlyMap<string, string> = new Map([
  ["kv-fp16", "fp16"],
  ["kv-bf16", "bf16"],
  ["kv-fp8", "fp8"],
  ["kv-q8-0", "gguf-q8-0"],
  ["kv-q5-1", "gguf-q5-1"],
  ["kv-q5-0", "gguf-q5-0"],
  ["kv-q4-1", "gguf-q4-1"],
  ["kv-q4-0", "gguf-q4-0"],
]);

const CACHE_AFTER = /^(?: ?(?:for|pour|on|sur) (?:the |le )?)? ?(?:k |v |kv )?(?:kv\b|cache\b)/;
// "q4, cache kv q8": the cache has a format of its own behind it.
const OWN_CACHE_FORMAT = /^ ?(?:kv[- ]?cache|cache(?: kv)?) (?:(?:in|en|at|a|is) )?(?:q\d|fp?\d|int\d|bf16)/;
const BITS =
  /(?:\b(exl[23])(?: (?:at|a|en|in))? )?\b(\d{1,2}(?:[.,]\d{1,2})?)[ -]?(?:bpw|bits?)\b(?: (exl[23]))?(?: (?:kv|cache))?/g;

/** Tells weight formats from cache formats and reads bare bit widths ("5 bits", "4.5 bpw exl2"). */
export function formatsOf(names: Names, folded: string): Formats {
  const quants: string[] = [];
  let cache: string | undefined;
  for (const format of names.formats) {
    const id = CACHE_FORMATS.get(format.id) ?? format.id;
    // Caches have no k-quants: q4 is q4_0 there.
    const plain = id.replace(/-k(?:-[sml])?$/, "-0");
    const said = folded.slice(format.start, format.end);
    const behind = `${/ kv$/.test(said) ? " kv" : ""}${folded.slice(format.end, format.end + 30)}`;
    const own = OWN_CACHE_FORMAT.test(behind);
    if (!own && (format.kind === "kv" || CACHE_AFTER.test(behind))) cache ??= plain;
    else quants.push(bitsSaid(format, folded) ?? id);
  }
  let masked = names.masked;
  for (const match of names.masked.matchAll(BITS)) {
    const bits = Number((match[2] ?? "").replace(",", "."));
    const family = match[1] ?? match[3] ?? (match[0].includes("bpw") ? "exl2" : undefined);
    const id = family ? `${family}-${String(bits).replace(".", "-")}bpw` : undefined;
    const known = id !== undefined && quantById(id) ? id : `${bits}bit`;
    if (
      /(?:kv|cache)$/.test(match[0]) ||
      /\b(?:kv|cache)(?: kv)?(?: (?:en|in|at|a|on))? $/.test(masked.slice(0, match.index))
    )
      cache ??= known;
    else quants.push(known);
    masked =
      masked.slice(0, match.index) +
      "Q".repeat(match[0].length) +
      masked.slice(match.index + match[0].length);
  }
  return { quants: [...new Set(quants)], cache, masked };
}

/** "4 bits", "8-bit": a width, not yet a format. */
function bitsSaid({ start, end }: Named, folded: string): string | undefined {
  const bits = /^(\d{1,2})[ -]?bits?$/.exec(folded.slice(start, end))?.[1];
  return bits === undefined || bits === "16" || bits === "32" ? undefined : `${bits}bit`;
}
