import { defineFunction } from "../../define.js";
import { pue, watts } from "../../params/device.js";
import { aggregateTps } from "../../params/price.js";
import { energyDefinition } from "../../sources.js";
import { tokensPerJoule } from "./tokens-per-joule.js";

const JOULES_A_KWH = 3.6e6;

// The same as TOKENS_PER_JOULE in the unit of electricity bills.

/** Tokens generated per kilowatt-hour at the meter. */
export function tokensPerKwh(args: {
  readonly tps: number;
  readonly watts: number;
  readonly pue: number;
}): number {
  return JOULES_A_KWH * tokensPerJoule(args);
}

export const TOKENS_PER_KWH = defineFunction({
  name: "TOKENS_PER_KWH",
  family: "cost",
  title: { en: "Tokens per kilowatt-hour", fr: "Tokens par kilowattheure" },
  summary: {
    en: "Tokens generated per kWh of electricity",
    fr: "Tokens produits par kWh d’électricité",
  },
  params: [aggregateTps, watts, pue],
  returns: { kind: "number", unit: "tokPerKwh" },
  formula: "3.6e6 × tps / (watts × pue)",
  compute: tokensPerKwh,
  examples: [
    {
      args: [2500, 700, 1.2],
      result: 10714285.714285715,
      note: { en: "2,500 tok/s at 700 W, PUE 1.2", fr: "2 500 tok/s à 700 W, PUE de 1,2" },
    },
  ],
  assumptions: [
    {
      en: "Power measured under this load; the TDP is an upper bound.",
      fr: "Puissance mesurée sous cette charge ; le TDP est une borne supérieure.",
    },
  ],
  sources: [energyDefinition],
  seeAlso: ["TOKENS_PER_JOULE", "ENERGY_USD_PER_M"],
});
