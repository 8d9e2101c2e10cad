import { defineFunction } from "../../define.js";
import { pue, watts } from "../../params/device.js";
import { aggregateTps } from "../../params/price.js";
import { energyDefinition } from "../../sources.js";

// A watt is a joule per second, so tok/s over W is tok/J. The PUE adds what cooling and distribution take.

/** Tokens generated per joule at the meter. */
export function tokensPerJoule(args: {
  readonly tps: number;
  readonly watts: number;
  readonly pue: number;
}): number {
  return args.tps / (args.watts * args.pue);
}

export const TOKENS_PER_JOULE = defineFunction({
  name: "TOKENS_PER_JOULE",
  family: "cost",
  title: { en: "Energy efficiency", fr: "Rendement énergétique" },
  summary: {
    en: "Tokens generated per joule of electricity",
    fr: "Tokens produits par joule d’électricité",
  },
  params: [aggregateTps, watts, pue],
  returns: { kind: "number", unit: "tokPerJ" },
  formula: "tps / (watts × pue)",
  compute: tokensPerJoule,
  examples: [
    {
      args: [2500, 700],
      result: 3.5714285714285716,
      note: { en: "2,500 tok/s at 700 W", fr: "2 500 tok/s à 700 W" },
    },
  ],
  assumptions: [
    {
      en: "Power measured under this load; the TDP is an upper bound.",
      fr: "Puissance mesurée sous cette charge ; le TDP est une borne supérieure.",
    },
  ],
  sources: [energyDefinition],
  seeAlso: ["TOKENS_PER_KWH", "ENERGY_USD_PER_M", "HARDWARE_SPEC"],
});
