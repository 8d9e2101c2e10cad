import type { Slots } from "../slots.js";
import type { Quantity } from "./quantity.js";
import { tidy } from "./tidy.js";

type Slot =
  | "price_in"
  | "price_out"
  | "price_cached"
  | "price"
  | "gpu_hour"
  | "server_hour"
  | "server_month"
  | "spend_month"
  | "budget"
  | "kwh_price";

interface Around {
  readonly before: string;
  readonly after: string;
  readonly text: string;
  readonly cachedKnown: boolean;
}

const SERVER = /serve(?:u)?r|\bbox\b|instance|\bnode\b|noeud|machine|\brig\b|cluster|\bvm\b|on-?prem/;
const SPEND =
  /spend\w*|pa(?:y|ying|ie|yons|yer|ient)\b|bills?\b|factures?|depens\w*|openai|anthropic|\bapi\b|burn\w*|cout\w* actuel|currently|actuellement/;
const CACHED = /cach\w*/;
const CACHED_AT = /cach\w*(?: (?:price|input|prix))? ?(?:at|a|for|is|=|:|,)? ?$/;
const IN = /\bin(?:put)?s?\b|fresh|entrees?|prompts?|invite/;
const OUT = /\bout(?:put)?s?\b|sorties?|completions?|generes?|generated/;
// Which side of the traffic a price is for: the word behind it, or the last one before it.
const SIDE =
  /^[ /:]*(?:(?:for|per|of|pour|en|la|le|les|l'|de|d'|the|m|million) ?){0,3}(?:cach\w*|fresh|out(?:put)?s?\b|sorties?|in(?:put)?s?\b|entrees?|prompts?|completions?)/;
// "3 in, 15 out", "0,6 en entrée et 2,4 en sortie": far too few for tokens.
const BOTH_SIDES =
  /^ ?(?:en |d'|for |per )?(?:in(?:put)?|entrees?)(?: tokens?| jetons?)? ?(?:\/|,|and|et|-|;)? ?$/;
const SIDE_OUT = /^ ?(?:en |de |for |per )?(?:out(?:put)?|sorties?)\b/;
const INSTEAD = /au lieu de|instead of|rather than|a la place/;
const BUDGET =
  /budget|\brig\b|buy|achat|achet\w*|invest\w*|\bbuild\b|\bunder\b|moins de|up to|jusqu'a|spend|have|j'ai|payback|amorti\w*|capex|serve(?:u)?r|workstation|price of the|config\w*/;

/** What the sums of a text pay for: prices per million, per hour, per month, per kWh, or a budget. */
export function readMoney(text: string, quantities: readonly Quantity[]): Slots {
  const slots: Partial<Record<Slot, number>> = {};
  const sums = quantities.filter(({ unit }) => unit === "money");
  const pair = pricePair(text, quantities);
  if (pair) [slots.price_in, slots.price_out] = pair.map(({ value }) => value) as [number, number];
  const cut = pair ? undefined : fullAndCached(text, sums);
  if (cut) [slots.price_in, slots.price_cached] = cut.map(({ value }) => value) as [number, number];
  sums.forEach((sum) => {
    if (pair?.includes(sum) || cut?.includes(sum)) return;
    const index = quantities.indexOf(sum);
    const before = text.slice(Math.max(quantities[index - 1]?.end ?? 0, sum.start - 40), sum.start);
    const behind = text.slice(sum.end, Math.min(quantities[index + 1]?.start ?? text.length, sum.end + 25));
    const cachedKnown = slots.price_cached !== undefined;
    const slot = slotOf(sum, { before, after: behind.split(/[,;]/)[0] ?? "", text, cachedKnown });
    if (slot === undefined) return;
    slots[slot] ??= sum.per === "s" ? tidy(sum.value * 3600) : sum.value;
  });
  if (pair && slots.price_cached === undefined) {
    const cached = quantities.find(
      ({ unit, value, start }) =>
        unit === "bare" && value < 100 && CACHED_AT.test(text.slice(Math.max(0, start - 24), start)),
    );
    if (cached) slots.price_cached = cached.value;
  }
  const currency = sums.find((sum) => sum.currency !== undefined)?.currency;
  return { ...slots, ...(currency && currency !== "USD" ? { currency } : {}) };
}

/** The slot of one sum, from its rate, then from the words on both sides. */
function slotOf(
  { value, per, currency }: Quantity,
  { before, after, text, cachedKnown }: Around,
): Slot | undefined {
  switch (per) {
    case "kwh":
      return "kwh_price";
    case "s":
      return "gpu_hour";
    case "h":
      return SERVER.test(before + after.slice(0, 10)) && !/per gpu|par gpu|par carte/.test(after)
        ? "server_hour"
        : "gpu_hour";
    case "month":
      if (/H (?:(?:at|for|a|pour|loue\w*|rented|costs?|coute) ?){0,2}$/.test(before)) return "server_month";
      if (/location|loyer|\blease\b|rental/.test(before)) return "server_month";
      return closest(before, SPEND) > closest(before, SERVER) || !SERVER.test(before + after)
        ? "spend_month"
        : "server_month";
    case "million":
      return sideOf(before, after, cachedKnown);
    case undefined:
      return withoutRate();
    default:
      return undefined;
  }

  function withoutRate(): Slot | undefined {
    const near = nearEnd(before);
    // In a question about power a small sum is the price of a kWh.
    if (value < 5 && (/kwh|electri\w*|\belec\b/.test(near) || /\d ?k?w(?:atts?)?\b/.test(text)))
      return "kwh_price";
    if (/sav(?:e|ing)|economis\w*|gagn\w*/.test(near) && !CACHED.test(before)) return undefined;
    if (value < 1000 && (SIDE.test(after) || lastSide(before) !== ""))
      return sideOf(before, after, cachedKnown);
    if (INSTEAD.test(before)) return sideOf(before, after, cachedKnown);
    if (value >= 100 && (BUDGET.test(before + after) || currency !== undefined)) return "budget";
    return value < 100 && /million|token|jeton|\bapi\b/.test(text)
      ? sideOf(before, after, cachedKnown)
      : undefined;
  }
}

/** The price per million of input, output or cached tokens; one price alone is just a price. */
function sideOf(before: string, after: string, cachedKnown: boolean): Slot {
  const label = lastSide(before);
  const first = SIDE.exec(after)?.[0] ?? "";
  if (cachedKnown && (INSTEAD.test(before) || /\bvs\b|contre|normal/.test(before))) return "price_in";
  if (CACHED.test(label + first)) return "price_cached";
  if (OUT.test(first) || (OUT.test(label) && !IN.test(first))) return "price_out";
  return IN.test(first + label) ? "price_in" : "price";
}

/** "$5 / $30", "3/15", "3 et 15 dollars": input price, then output price. */
function pricePair(text: string, quantities: readonly Quantity[]): readonly [Quantity, Quantity] | undefined {
  for (const [index, first] of quantities.entries()) {
    const second = quantities[index + 1];
    if (!second || first.value >= second.value * 1.0001) continue;
    const between = text.slice(first.end, second.start);
    const money = first.unit === "money" && second.unit === "money" && !sumsOfTime(first, second);
    const bare =
      first.unit === "bare" &&
      (second.unit === "bare" || (second.unit === "money" && !sumsOfTime(second, second)));
    const sided =
      bare &&
      first.value < 100 &&
      second.value < 200 &&
      BOTH_SIDES.test(between) &&
      SIDE_OUT.test(text.slice(second.end));
    if (sided) return [first, second];
    const joined = money ? /^ ?(?:\/|et|and|-|,) ?$/.test(between) : /^ ?\/ ?$/.test(between);
    const priced =
      money ||
      (bare &&
        /(?:price|prix|tarif|with|avec|at|a|@|cost|cout) ?(?:de |of )?$/.test(text.slice(0, first.start))) ||
      (bare && /^ ?(?:pricing|prices?|tarifs?|prix|per m|le million|\/m)/.test(text.slice(second.end)));
    if (joined && priced) return [first, second];
  }
  return undefined;
}

/** "2 $ et 0,20 $ le million" in a question about a cache: the full price, then the cached one. */
function fullAndCached(text: string, sums: readonly Quantity[]): readonly [Quantity, Quantity] | undefined {
  const [first, second] = sums;
  if (!first || !second || sums.length > 2 || !CACHED.test(text) || sumsOfTime(first, second))
    return undefined;
  const joined = /^ ?(?:\/|et|and|-|puis|then|vs) ?$/.test(text.slice(first.end, second.start));
  return joined && first.value > second.value ? [first, second] : undefined;
}

function sumsOfTime(first: Quantity, second: Quantity): boolean {
  return [first, second].some(({ per }) => per !== undefined && per !== "million");
}

function lastSide(before: string): string {
  const clause = nearEnd(before.split(/[,;] /).at(-1) ?? "");
  return (
    /(?:cach\w*(?: (?:input|reads?|hits?|tokens?|prompt))?|fresh(?: input)?|\bout(?:put)?s?\b|sorties?|\bin(?:put)?s?\b|entrees?|prompts?|completions?)[^a-z]*(?:(?:is|est|costs?|coute|a|at|price|prix|tokens?|jetons?|are|for|pour|de|of)[^a-z]*){0,3}$/.exec(
      clause,
    )?.[0] ?? ""
  );
}

function nearEnd(text: string): string {
  return text.slice(-22);
}

function closest(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, "g"))].at(-1)?.index ?? -1;
}
