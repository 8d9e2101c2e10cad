import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import {
  billedOutputTokens,
  cachedUsdPerM,
  inputTokens,
  inputUsdPerM,
  outputUsdPerM,
} from "../../params/price.js";
import { cachedTokens } from "../../params/tokens.js";
import { inferenceNotes, speedArticle } from "../../sources.js";

// Cached input tokens have their own price, and a batch API takes a discount off the whole.

/** Price of one API request, USD. */
export function requestCostUsd(args: {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly inputUsdPerM: number;
  readonly outputUsdPerM: number;
  readonly cachedTokens: number;
  readonly cachedUsdPerM: number;
  readonly discount: number;
}): number {
  const { inputTokens, cachedTokens } = args;
  if (cachedTokens > inputTokens)
    fail("domain", {
      param: "cached_tokens",
      reason: {
        en: "the cached tokens are part of the {input} input tokens: no more than these",
        fr: "les tokens en cache font partie des {input} tokens d’entrée : pas davantage",
        values: { input: inputTokens },
      },
    });
  const usdTimesMillion =
    (inputTokens - cachedTokens) * args.inputUsdPerM +
    cachedTokens * args.cachedUsdPerM +
    args.outputTokens * args.outputUsdPerM;
  return (usdTimesMillion / 1e6) * (1 - args.discount);
}

export const REQUEST_COST_USD = defineFunction({
  name: "REQUEST_COST_USD",
  family: "cost",
  title: { en: "Cost of an API request", fr: "Coût d’une requête d’API" },
  summary: {
    en: "Price of one request in USD, cached input and discount included",
    fr: "Prix d’une requête en USD, cache d’entrée et remise compris",
  },
  params: [
    inputTokens,
    billedOutputTokens,
    inputUsdPerM,
    outputUsdPerM,
    cachedTokens,
    cachedUsdPerM,
    {
      name: "discount",
      kind: "number",
      unit: "fraction",
      min: 0,
      max: 1,
      default: 0,
      label: { en: "discount", fr: "remise" },
      help: {
        en: "Share taken off the price, 0 to 1; 0.5 for most batch APIs",
        fr: "Part retirée du prix, de 0 à 1 ; 0,5 pour la plupart des API par lots",
      },
    },
  ],
  returns: { kind: "number", unit: "usd" },
  formula:
    "((input_tokens - cached_tokens) × input_usd_per_m + cached_tokens × cached_usd_per_m + output_tokens × output_usd_per_m) / 1e6 × (1 - discount)",
  compute: requestCostUsd,
  examples: [
    {
      args: [2000, 800, 5, 30],
      result: 0.034,
      note: { en: "5 and 30 USD per million", fr: "5 et 30 USD par million" },
    },
    {
      args: [10000, 800, 5, 30, 9000, 0.5],
      result: 0.0335,
      note: { en: "90 % of the prompt read from cache", fr: "90 % du prompt lus en cache" },
    },
    {
      args: [2000, 800, 5, 30, null, null, 0.5],
      result: 0.017,
      note: { en: "batch API at half price", fr: "API par lots à moitié prix" },
    },
  ],
  assumptions: [
    {
      en: "Hidden reasoning tokens are billed as output; writing to the cache is not counted.",
      fr: "Le raisonnement caché est facturé en sortie ; l’écriture en cache n’est pas comptée.",
    },
  ],
  sources: [speedArticle, inferenceNotes],
  seeAlso: ["BLENDED_USD_PER_M", "AGENT_COST_USD", "COST_PER_MTOK_USD", "API_PRICE"],
});
