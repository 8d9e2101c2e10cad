import type { Slots } from "../slots.js";
import type { Quantity } from "./quantities.js";

type Money = { -readonly [K in "price_in" | "price_out" | "price_cached" | "price" | "gpu_hour" | "server_hour" | "server_month" | "spend_month" | "budget" | "kwh_price"]?: number } & {
  currency?: string;
};

const SERVER = /serve(?:u)?r|\bbox\b|instance|\bnode\b|noeud|machine|dedicated|dedie|hosting|hebergement|rig|cluster|\bvm\b|on-?prem|own\b|rental|location/;
const SPEND = /spend\w*|pa(?:y|ying|ie|yons|yer|ient)\b|bills?\b|factures?|depens\w*|openai|anthropic|\bapi\b|burn\w*|cout\w* actuel|currently|actuellement/;
const CACHED = /cach\w*/;
const IN = /\bin(?:put)?s?\b|entrees?|prompts?|invite/;
const OUT = /\bout(?:put)?s?\b|sorties?|completions?|generes?|generated/;
const BUDGET = /budget|\brig\b|buy|achat|achet\w*|invest\w*|\bbuild\b|\bunder\b|moins de|up to|jusqu'a|spend|have|j'ai|payback|amorti\w*|capex|price of the|config\w*/;

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
    const after = text.slice(sum.end, Math.min(quantities[index + 1]?.start ?? text.length, sum.end + 25));
    fileSum(slots, sum, before, after, text);
  });
  const currency = sums.find((sum) => sum.currency !== undefined)?.currency;
  return { ...slots, ...(currency && currency !== "USD" ? { currency } : {}) };
}

function fileSum(slots: Money, { value, per, currency }: Quantity, before: string, after: string, text: string): void {
  switch (per) {
    case "kwh":
      slots.kwh_price ??= value;
      return;
    case "h":
      if (SERVER.test(before) && !/each|gpu|chacun|carte|piece/.test(after + before)) slots.server_hour ??= value;
      else slots.gpu_hour ??= value;
      return;
    case "s":
      slots.gpu_hour ??= Number((value * 3600).toPrecision(10));
      return;
    case "month":
      if (closest(before, SPEND) > closest(before, SERVER) || (!SERVER.test(before) && !SERVER.test(after))) slots.spend_month ??= value;
      else slots.server_month ??= value;
      return;
    case "million":
      return price(slots, value, before, after);
    case undefined: {
      const perMillion = IN.test(nearEnd(before)) || OUT.test(nearEnd(before)) || IN.test(after) || OUT.test(after) || CACHED.test(before + after);
      if (perMillion || /au lieu de|instead of|rather than|a la place/.test(before)) return price(slots, value, before, after);
      if (value >= 100 && (BUDGET.test(before + after) || currency !== undefined)) {
        slots.budget ??= value;
        return;
      }
      return value < 100 && /million|token|jeton|\bapi\b/.test(text) ? price(slots, value, before, after) : undefined;
    }
    default:
      return;
  }
}

function price(slots: Money, value: number, before: string, after: string): void {
  const label = nearEnd(before);
  if (/au lieu de|instead of|rather than|\bvs\b|contre|normal/.test(before) && slots.price_cached !== undefined) slots.price_in ??= value;
  else if (CACHED.test(label) || CACHED.test(after)) slots.price_cached ??= value;
  else if (OUT.test(after) || (OUT.test(label) && !IN.test(after))) slots.price_out ??= value;
  else if (IN.test(after) || IN.test(label)) slots.price_in ??= value;
  else if (slots.price === undefined) slots.price = value;
}

/** "$5 / $30", "3/15", "3 et 15 dollars": input price, then output price. */
function pricePair(text: string, quantities: readonly Quantity[]): readonly [Quantity, Quantity] | undefined {
  for (const [index, first] of quantities.entries()) {
    const second = quantities[index + 1];
    if (!second || first.value >= second.value * 1.0001) continue;
    const between = text.slice(first.end, second.start);
    const money = first.unit === "money" && second.unit === "money" && !sumsOfTime(first, second);
    const bare = first.unit === "bare" && (second.unit === "bare" || (second.unit === "money" && !sumsOfTime(second, second)));
    const joined = money ? /^ ?(?:\/|et|and|-|,) ?$/.test(between) : /^ ?\/ ?$/.test(between);
    const priced = money || (bare && /(?:price|prix|tarif|with|avec|at|a|@|cost|cout) ?(?:de |of )?$/.test(text.slice(0, first.start)));
    if (joined && priced) return [first, second];
  }
  return undefined;
}

function sumsOfTime(first: Quantity, second: Quantity): boolean {
  return [first, second].some(({ per }) => per !== undefined && per !== "million");
}

function nearEnd(text: string): string {
  return text.slice(-22);
}

function closest(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, "g"))].at(-1)?.index ?? -1;
}
