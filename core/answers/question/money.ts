import type { Slots } from "../slots.js";
import type { Quantity } from "./quantities.js";

type Money = {
  -readonly [K in
    | "price_in"
    | "price_out"
    | "price_cached"
    | "price"
    | "gpu_hour"
    | "server_hour"
    | "server_month"
    | "spend_month"
    | "budget"
    | "kwh_price"]?: number;
} & {
  currency?: string;
};

const SERVER = /serve(?:u)?r|\bbox\b|instance|\bnode\b|noeud|machine|\brig\b|cluster|\bvm\b|on-?prem/;
const SPEND =
  /spend\w*|pa(?:y|ying|ie|yons|yer|ient)\b|bills?\b|factures?|depens\w*|openai|anthropic|\bapi\b|burn\w*|cout\w* actuel|currently|actuellement/;
const CACHED = /cach\w*/;
const IN = /\bin(?:put)?s?\b|fresh|entrees?|prompts?|invite/;
const OUT = /\bout(?:put)?s?\b|sorties?|completions?|generes?|generated/;
// Which side of the traffic a price is for: the word behind it, or the last one before it.
const SIDE =
  /^[ /:]*(?:(?:for|per|of|pour|en|la|le|les|l'|de|d'|the|m|million) ?){0,3}(?:cach\w*|fresh|out(?:put)?s?\b|sorties?|in(?:put)?s?\b|entrees?|prompts?|completions?)/;
const BUDGET =
  /budget|\brig\b|buy|achat|achet\w*|invest\w*|\bbuild\b|\bunder\b|moins de|up to|jusqu'a|spend|have|j'ai|payback|amorti\w*|capex|price of the|config\w*/;

/** What the sums of a text pay for: prices per million, per hour, per month, per kWh, or a budget. */
export function readMoney(text: string, quantities: readonly Quantity[]): Slots {
  const slots: Money = {};
  const sums = quantities.filter(({ unit }) => unit === "money");
  const pair = pricePair(text, quantities);
  if (pair) [slots.price_in, slots.price_out] = pair.map(({ value }) => value) as [number, number];
  sums.forEach((sum) => {
    if (pair?.includes(sum)) return;
    const index = quantities.indexOf(sum);
    const before = text.slice(Math.max(quantities[index - 1]?.end ?? 0, sum.start - 40), sum.start);
    const behind = text.slice(sum.end, Math.min(quantities[index + 1]?.start ?? text.length, sum.end + 25));
    const after = behind.split(/[,;]/)[0] ?? "";
    fileSum(slots, sum, before, after, text);
  });
  const currency = sums.find((sum) => sum.currency !== undefined)?.currency;
  return { ...slots, ...(currency && currency !== "USD" ? { currency } : {}) };
}

function fileSum(
  slots: Money,
  { value, per, currency }: Quantity,
  before: string,
  after: string,
  text: string,
): void {
  switch (per) {
    case "kwh":
      slots.kwh_price ??= value;
      return;
    case "h":
      if (SERVER.test(before) && !/per gpu|par gpu|par carte/.test(after)) slots.server_hour ??= value;
      else slots.gpu_hour ??= value;
      return;
    case "s":
      slots.gpu_hour ??= Number((value * 3600).toPrecision(10));
      return;
    case "month":
      if (closest(before, SPEND) > closest(before, SERVER) || (!SERVER.test(before) && !SERVER.test(after)))
        slots.spend_month ??= value;
      else slots.server_month ??= value;
      return;
    case "million":
      return price(slots, value, before, after);
    case undefined: {
      const first = SIDE.exec(after)?.[0] ?? "";
      const label = lastSide(before);
      if (/kwh|electri\w*|\belec\b/.test(nearEnd(before)) && value < 5) {
        slots.kwh_price ??= value;
        return;
      }
      if (
        /sav(?:e|ing)|economis\w*|gagn\w*/.test(nearEnd(before)) &&
        per === undefined &&
        !CACHED.test(before)
      )
        return;
      const perMillion = value < 1000 && first + label !== "";
      if (perMillion || /au lieu de|instead of|rather than|a la place/.test(before))
        return price(slots, value, before, after);
      if (value >= 100 && (BUDGET.test(before + after) || currency !== undefined)) {
        slots.budget ??= value;
        return;
      }
      return value < 100 && /million|token|jeton|\bapi\b/.test(text)
        ? price(slots, value, before, after)
        : undefined;
    }
    default:
      return;
  }
}

function price(slots: Money, value: number, before: string, after: string): void {
  const label = lastSide(before);
  const first = SIDE.exec(after)?.[0] ?? "";
  if (
    /au lieu de|instead of|rather than|\bvs\b|contre|normal/.test(before) &&
    slots.price_cached !== undefined
  )
    slots.price_in ??= value;
  else if (CACHED.test(label + first)) slots.price_cached ??= value;
  else if (OUT.test(first) || (OUT.test(label) && !IN.test(first))) slots.price_out ??= value;
  else if (IN.test(first) || IN.test(label)) slots.price_in ??= value;
  else if (slots.price === undefined) slots.price = value;
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
