import { defineFunction } from "../../define.js";
import { pue, watts } from "../../params/device.js";
import { aggregateTps } from "../../params/price.js";
import { energyDefinition } from "../../sources.js";
import { tokensPerKwh } from "./tokens-per-kwh.js";

// The kWh that a million tokens take, times the price of one. It is usually a small part of COST_PER_MTOK_USD.

/** Electricity of a million tokens, USD. */
export function energyUsdPerM(args: {
  readonly tps: number;
  readonly watts: number;
  readonly usdPerKwh: number;
  readonly pue: number;
}): number {
  return (1e6 * args.usdPerKwh) / tokensPerKwh(args);
}

export const ENERGY_USD_PER_M = defineFunction({
  name: "ENERGY_USD_PER_M",
  family: "cost",
  title: { en: "Electricity per million tokens", fr: "Électricité par million de tokens" },
  summary: {
    en: "USD of electricity per million tokens",
    fr: "USD d’électricité par million de tokens",
  },
  params: [
    aggregateTps,
    watts,
    {
      name: "usd_per_kwh",
      kind: "number",
      unit: "usdPerKwh",
      min: 0,
      label: { en: "electricity price", fr: "prix de l’électricité" },
      help: { en: "USD per kWh", fr: "USD par kWh" },
    },
    pue,
  ],
  returns: { kind: "number", unit: "usdPerM" },
  formula: "1e6 × usd_per_kwh × watts × pue / (3.6e6 × tps)",
  compute: energyUsdPerM,
  examples: [
    {
      args: [2500, 700, 0.12, 1.2],
      result: 0.0112,
      note: { en: "12 cents a kWh", fr: "12 cents le kWh" },
    },
  ],
  assumptions: [
    {
      en: "Electricity only; hardware and hosting are in COST_PER_MTOK_USD.",
      fr: "Électricité seule ; matériel et hébergement sont dans COST_PER_MTOK_USD.",
    },
  ],
  sources: [energyDefinition],
  seeAlso: ["TOKENS_PER_KWH", "COST_PER_MTOK_USD"],
});
