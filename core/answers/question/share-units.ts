import type { Quantity } from "./quantity.js";
import { tidy } from "./tidy.js";
import type { UnitId } from "./units.js";

// Units that a number takes over from the next one: "70 and 750 tok/s", "2 ou 3 cartes".
const SHARED: ReadonlySet<UnitId> = new Set([
  "params",
  "tps",
  "gb",
  "gbs",
  "users",
  "gpus",
  "tok",
  "money",
  "req",
  "calls",
  "time",
]);
const COUNTED: ReadonlySet<UnitId> = new Set(["users", "gpus", "req", "calls"]);
const CONNECTOR =
  /^ ?(?:-|\/|to|a|et|and|or|ou|vs\.?|puis|then|contre|jusqu'a|->)(?: (?:a|at|de|with|avec|for|pour))? ?$/;
const WISHED: ReadonlySet<UnitId> = new Set(["req", "users", "tps", "tok"]);
const WISH = /(?:need|want|besoin de|veux|voudrais|m'en faut|en faut) ?$/;
const TOKEN_ROLE =
  /^ ?(?:de |en |d')?(?:out(?:put)?|in(?:put)?|completion|generated|generes|sortie|entree|reponse|repl(?:y|ies)|response|prompt|invite|answer|cached?|lus|ecrits|produits|tapes)\b(?! (?:francais|french|english|anglais|prod|parallel))/;
const TOKEN_VERB = /\b(?:answers?|outputs?|writes?|replies|repond|sort) ?$/;
const TOKEN_NOUN =
  /\b(?:isl|osl|prompts?|inputs?|completions?|outputs?|invites?|entrees?|sorties?|responses?|reponses?) ?(?:de |of |: ?|= ?)?$/;

/** Gives numbers without a unit the one that their neighbours or their role imply. */
export function shareUnits(text: string, found: readonly Quantity[]): readonly Quantity[] {
  const shared = lengthPairs(text, fromNext(text, found));
  // "120 in 40 out": what the first one is, the second one is as well.
  const before = (at: number): Quantity | undefined => {
    const one = shared[at - 1];
    return one?.unit === "bare" ? ofRole(text, one, shared[at - 2], shared) : one;
  };
  return shared.map((one, at) => {
    const next = shared[at + 1];
    // "2 x 16 GB": two cards.
    if (one.unit === "times" && next?.unit === "gb" && next.start - one.end <= 1)
      return { ...one, unit: "gpus" };
    // "two 12 GB cards".
    if (
      one.unit === "bare" &&
      next?.unit === "gb" &&
      next.start - one.end === 1 &&
      /^ ?(?:cards?|gpus?|cartes?)\b/.test(text.slice(next.end, next.end + 8))
    )
      return { ...one, unit: "gpus" };
    return one.unit === "bare" ? ofRole(text, one, before(at), shared) : one;
  });
}

/** "8 requests/s, 3000/600": prompt and output lengths of a request. */
function lengthPairs(text: string, found: readonly Quantity[]): readonly Quantity[] {
  if (!found.some(({ unit }) => unit === "req") && !/tok|jeton|prompt|\bisl\b|context/.test(text))
    return found;
  return found.map((one, at) => {
    const next = found[at + 1];
    const before = found[at - 1];
    const slash = (a: Quantity | undefined, b: Quantity | undefined) =>
      (a?.unit === "bare" || (a?.unit === "tok" && a.own === "" && a.per === undefined)) &&
      b?.unit === "bare" &&
      a.value >= 64 &&
      b.value >= 16 &&
      Number.isInteger(a.value) &&
      Number.isInteger(b.value) &&
      /^ ?\/ ?$/.test(text.slice(a.end, b.start));
    return slash(one, next) || slash(before, one) ? { ...one, unit: "tok" as const } : one;
  });
}

function fromNext(text: string, found: readonly Quantity[]): readonly Quantity[] {
  const out = [...found];
  for (let at = out.length - 2; at >= 0; at--) {
    const one = out[at];
    const next = out[at + 1];
    if (one?.unit !== "bare" || !next || !SHARED.has(next.unit)) continue;
    // "acceptance 0.8 and 5 draft tokens": nobody counts in fractions.
    if (
      !Number.isInteger(one.value) &&
      (COUNTED.has(next.unit) || (next.unit === "tok" && next.value < 1000))
    )
      continue;
    if (!CONNECTOR.test(text.slice(one.end, next.start))) continue;
    // "4 or 8k": the thousands are shared as well when the first number is the smaller one.
    const kilo = next.unit === "tok" && next.value >= 1000 && one.value < 1000 && next.own === "";
    const { value: _value, start: _start, end: _end, word: _word, ...rest } = next;
    const factor = kilo ? 1000 : next.unit === "time" && next.own.trim().startsWith("ms") ? 0.001 : 1;
    const { start, end, word } = one;
    out[at] = { ...rest, value: tidy(one.value * factor), start, end, word };
  }
  return out;
}

function ofRole(
  text: string,
  one: Quantity,
  before: Quantity | undefined,
  all: readonly Quantity[],
): Quantity {
  const behind = text.slice(one.end, one.end + 24);
  const ahead = text.slice(Math.max(before?.end ?? 0, one.start - 16), one.start);
  // "2k in, 500 out", "thinks 10k and answers 500".
  const counted = all.some(({ unit }) => unit === "tok" || unit === "bare");
  if ((one.value >= 50 || (one.value >= 5 && before?.unit === "tok")) && counted && TOKEN_ROLE.test(behind))
    return { ...one, unit: "tok" };
  if (one.value >= 50 && before?.unit === "tok" && TOKEN_VERB.test(ahead)) return { ...one, unit: "tok" };
  if (one.value >= 50 && TOKEN_NOUN.test(ahead)) return { ...one, unit: "tok" };
  // "30 milliards dont 3 actifs".
  if (before?.unit === "params" && /^ ?(?:actifs?|active|activated)\b/.test(behind))
    return { ...one, unit: "active" };
  // "at 100 parallel requests and I need 200": what is needed has the unit of what there is.
  if (before && WISHED.has(before.unit) && WISH.test(ahead))
    return { ...one, unit: before.unit, own: before.own, ...(before.per ? { per: before.per } : {}) };
  return one;
}
