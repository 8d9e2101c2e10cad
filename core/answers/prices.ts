import { modelById } from "../catalogue/find-model.js";
import { apiPricesOfModel, findApiPrice } from "../catalogue/find-price.js";
import { resolveApiPrice } from "../catalogue/resolve.js";
import type { ApiPriceRow, TokenPrices } from "../catalogue/types.js";
import { fail } from "../failure.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { requireDollars } from "./money.js";
import { seenOn } from "./seen-on.js";
import type { Slots } from "./slots.js";

/** Prices of a request in USD per million tokens, as said or from the price list. */
export interface RequestPrices extends TokenPrices {
  /** Taken off by the provider's batch mode. */
  readonly batchDiscount: number;
  /** The offer, when the prices come from the list. */
  readonly offer: ApiPriceRow | undefined;
  /** Which of the prices were assumed. */
  readonly assumed: ReadonlySet<"input" | "output" | "cached">;
  readonly notes: readonly string[];
}

/** Half price for answers within a day is what batch modes of the large providers take off. */
const USUAL_BATCH_DISCOUNT = 0.5;
/** Cached input at a tenth of the price is the commonest rule; others charge a quarter or a half. */
const USUAL_CACHED_SHARE = 0.1;

/** Fails asking for a price when none is said and no offer is named. */
export function pricesOf(slots: Slots, inputTokens: number, lang: Lang): RequestPrices {
  const { price, price_in, price_out, price_cached, discount } = slots;
  const named = slots.models?.[0];
  const mustLookUp = price === undefined && (price_in === undefined || price_out === undefined);
  const offer = named !== undefined && mustLookUp ? offerNamed(named) : undefined;
  if (offer) requireDollars(slots, "price_in", "price_in:2.5");
  const listed = offer && pricesFor(offer, inputTokens);
  const input = price_in ?? price ?? listed?.input;
  const output = price_out ?? price ?? listed?.output;
  if (input === undefined && output === undefined) return askForPrices();
  const assumed = new Set<"input" | "output" | "cached">();
  if (price_in === undefined && price === undefined && !listed) assumed.add("input");
  if (price_out === undefined && price === undefined && !listed) assumed.add("output");
  const cached = price_cached ?? listed?.cachedInput;
  const cachedInput = cached ?? (input ?? 0) * USUAL_CACHED_SHARE;
  if (cached === undefined) assumed.add("cached");
  return {
    input: input ?? 0,
    output: output ?? 0,
    cachedInput,
    batchDiscount: discount ?? offer?.batchDiscount ?? USUAL_BATCH_DISCOUNT,
    offer,
    assumed,
    notes: offer ? [offerNote(offer, lang)] : [],
  };
}

/** The offer that a model's name means; of open weights with many offers, the cheapest one. */
function offerNamed(named: string): ApiPriceRow {
  const alternatives = named.split("|");
  const names = alternatives.map((name) => modelById(name)?.name ?? name.replace(/^unlisted:/, ""));
  for (const [i, name] of names.entries()) {
    const found = findApiPrice(name);
    if (found.ok) return found.row;
    const [cheapest] = apiPricesOfModel(alternatives[i] ?? "");
    if (cheapest) return cheapest;
  }
  return resolveApiPrice(names[0] ?? "", "model").row;
}

function pricesFor(offer: ApiPriceRow, inputTokens: number): TokenPrices {
  const long = [...offer.longContext]
    .sort((a, b) => b.fromInputTokens - a.fromInputTokens)
    .find(({ fromInputTokens }) => inputTokens >= fromInputTokens);
  return long ?? offer.prices;
}

function offerNote(
  { providerName, name, lastSeen, longContext, openWeights }: ApiPriceRow,
  lang: Lang,
): string {
  const [from] = longContext.map(({ fromInputTokens }) => fromInputTokens);
  const long =
    from === undefined
      ? ""
      : lang === "fr"
        ? ` ; au-delà de ${formatNumber(from, lang, 0)} tokens d’entrée, un autre tarif s’applique`
        : `; from ${formatNumber(from, lang, 0)} input tokens on another rate applies`;
  const others = openWeights
    ? lang === "fr"
      ? ", d’autres fournisseurs le vendent aussi"
      : ", other providers sell it as well"
    : "";
  return lang === "fr"
    ? `Tarif public ${providerName} ${name}, vu ${seenOn(lastSeen, "fr")}${others}${long}.`
    : `List price of ${providerName} ${name}, seen ${seenOn(lastSeen, "en")}${others}${long}.`;
}

function askForPrices(): never {
  return fail("type", {
    param: "price_in",
    given: null,
    reason: {
      en: "at what price? Name an API model (GPT-5 mini), or give USD per million tokens in and out (price_in:5 price_out:30)",
      fr: "à quel prix ? Nommez un modèle d’API (GPT-5 mini), ou donnez les USD par million de tokens d’entrée et de sortie (prix_entree:5 prix_sortie:30)",
    },
  });
}
