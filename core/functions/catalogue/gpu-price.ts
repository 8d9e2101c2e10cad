import { cloudsOf, findGpuPrice } from "../../catalogue/find-price.js";
import { resolveHardware } from "../../catalogue/resolve.js";
import type { Purchase } from "../../catalogue/types.js";
import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { hardware } from "../../params/names.js";
import { catalogueSource } from "../../sources.js";

export const PRICE_TIERS = [
  "on_demand",
  "spot",
  "reserved_3y",
  "lowest_tier",
  "serverless_active",
  "owning_neocloud",
] as const;

/** Median rental price of a device, USD per GPU and hour. */
export function gpuPrice(args: {
  readonly hardware: string;
  readonly cloud: string | undefined;
  readonly tier: string;
}): number {
  const { row } = resolveHardware(args.hardware, "hardware");
  const purchase = args.tier as Purchase;
  const price = findGpuPrice(row.id, {
    purchase,
    ...(args.cloud === undefined ? {} : { cloud: args.cloud }),
  });
  if (price) return price.usdMedian;
  const clouds = cloudsOf(row.id);
  return fail("unknown", {
    param: args.cloud === undefined ? "hardware" : "cloud",
    given: args.cloud ?? args.hardware,
    reason:
      clouds.length === 0
        ? {
            en: "the catalogue has no rental price for {name}",
            fr: "le catalogue n’a pas de prix de location pour {name}",
            values: { name: row.name },
          }
        : {
            en: "no {tier} price for {name} there; prices are known from {clouds}",
            fr: "pas de prix {tier} pour {name} ici ; prix connus chez {clouds}",
            values: { tier: args.tier, name: row.name, clouds: clouds.slice(0, 8).join(", ") },
          },
  });
}

export const GPU_PRICE = defineFunction({
  name: "GPU_PRICE",
  family: "catalogue",
  title: { en: "GPU rental price", fr: "Prix de location d’un GPU" },
  summary: {
    en: "Median rental price of a GPU in USD per hour",
    fr: "Prix médian de location d’un GPU, en USD par heure",
  },
  params: [
    hardware,
    {
      name: "cloud",
      kind: "text",
      optional: true,
      label: { en: "cloud", fr: "cloud" },
      help: {
        en: "Cloud, for example aws or runpod; all if left out",
        fr: "Cloud, par exemple aws ou runpod ; tous si omis",
      },
    },
    {
      name: "tier",
      kind: "choice",
      values: PRICE_TIERS,
      default: "on_demand",
      label: { en: "tier", fr: "formule" },
      help: { en: "on_demand, spot, reserved_3y…", fr: "on_demand, spot, reserved_3y…" },
    },
  ],
  returns: { kind: "number", unit: "usdPerHour", digits: 2 },
  formula: "median over clouds of the price of hardware, tier",
  compute: gpuPrice,
  examples: [
    { args: ["h100"], note: { en: "on demand, median over clouds", fr: "à la demande, médiane des clouds" } },
  ],
  assumptions: [
    {
      en: "List prices with their date in the planning sheet; regions and terms vary.",
      fr: "Prix publics, datés dans la feuille de plan ; régions et conditions varient.",
    },
  ],
  sources: [catalogueSource],
  seeAlso: ["COST_PER_MTOK_USD", "LLM_COST_PER_MTOK", "API_PRICE"],
});
