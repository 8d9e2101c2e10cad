import { resolveApiPrice } from "../../catalogue/resolve.js";
import type { ApiPriceRow } from "../../catalogue/types.js";
import { type Cell, defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { catalogueSource } from "../../sources.js";

// List prices with their date; a missing cached price is neither zero nor the input price, so it is said to be missing.

const FIELDS = {
  input: (row: ApiPriceRow) => row.prices.input,
  cached: (row: ApiPriceRow) => row.prices.cachedInput,
  output: (row: ApiPriceRow) => row.prices.output,
  cache_write: (row: ApiPriceRow) => row.prices.cacheWrite,
  batch_discount: (row: ApiPriceRow) => row.batchDiscount,
  context_window: (row: ApiPriceRow) => row.contextWindow,
  as_of: (row: ApiPriceRow) => row.asOf,
  name: (row: ApiPriceRow) => `${row.providerName} ${row.name}`,
} as const;
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** One price, USD per million tokens, or its date. */
export function apiPrice(args: { readonly providerModel: string; readonly field: string }): Cell {
  const { row } = resolveApiPrice(args.providerModel, "provider_model");
  return (
    FIELDS[args.field as keyof typeof FIELDS](row) ??
    fail("unknown", {
      param: "field",
      given: args.field,
      reason: {
        en: "{name} publishes no such price",
        fr: "{name} ne publie pas ce prix",
        values: { name: `${row.providerName} ${row.name}` },
      },
    })
  );
}

export const API_PRICE = defineFunction({
  name: "API_PRICE",
  family: "catalogue",
  title: { en: "API price", fr: "Tarif d’API" },
  summary: {
    en: "List price of an API in USD per million tokens, with its date",
    fr: "Tarif public d’une API en USD par million de tokens, avec sa date",
  },
  params: [
    {
      name: "provider_model",
      kind: "text",
      label: { en: "API model", fr: "modèle d’API" },
      help: {
        en: "Provider and model, for example deepseek chat",
        fr: "Fournisseur et modèle, par exemple deepseek chat",
      },
    },
    {
      name: "field",
      kind: "choice",
      values: NAMES,
      default: "output",
      label: { en: "field", fr: "champ" },
      help: {
        en: "input, cached, output, batch_discount, as_of…",
        fr: "input, cached, output, batch_discount, as_of…",
      },
    },
  ],
  returns: { kind: "number", unit: "usdPerM", digits: 4 },
  formula: "price row of provider_model, field",
  compute: apiPrice,
  examples: [
    { args: ["gpt-4o-mini", "output"], note: { en: "ask as_of for its date", fr: "as_of en donne la date" } },
  ],
  assumptions: [
    {
      en: "List prices seen on as_of, not quotes; long contexts may cost more.",
      fr: "Tarifs publics vus à la date as_of, sans valeur de devis ; un long contexte peut coûter plus.",
    },
  ],
  sources: [catalogueSource],
  seeAlso: ["REQUEST_COST_USD", "GPU_PRICE", "BLENDED_USD_PER_M"],
});
