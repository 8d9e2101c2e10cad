import { defineFunction } from "../../define.js";
import { inputUsdPerM, outputUsdPerM } from "../../params/price.js";
import { blendedPrice } from "../../sources.js";

// One price for comparisons: the mean weighted by the mix of input and output tokens.

/** Mean price of a token mix, USD per million. */
export function blendedUsdPerM(args: {
  readonly inputUsdPerM: number;
  readonly outputUsdPerM: number;
  readonly inputPerOutput: number;
}): number {
  const { inputPerOutput } = args;
  return (inputPerOutput * args.inputUsdPerM + args.outputUsdPerM) / (inputPerOutput + 1);
}

export const BLENDED_USD_PER_M = defineFunction({
  name: "BLENDED_USD_PER_M",
  family: "cost",
  title: { en: "Blended price", fr: "Prix moyen pondéré" },
  summary: {
    en: "Mean USD per million for a mix of input and output tokens",
    fr: "USD par million en moyenne, selon le mélange entrée et sortie",
  },
  params: [
    inputUsdPerM,
    outputUsdPerM,
    {
      name: "input_per_output",
      kind: "number",
      unit: "none",
      min: 0,
      default: 3,
      label: { en: "input per output token", fr: "tokens d’entrée par sortie" },
      help: {
        en: "Input tokens for each output token; 3 by convention",
        fr: "Tokens d’entrée pour un token de sortie ; 3 par convention",
      },
    },
  ],
  returns: { kind: "number", unit: "usdPerM" },
  formula: "(input_per_output × input_usd_per_m + output_usd_per_m) / (input_per_output + 1)",
  compute: blendedUsdPerM,
  examples: [{ args: [5, 30], result: 11.25, note: { en: "three to one", fr: "trois pour un" } }],
  assumptions: [
    {
      en: "3:1 is the comparison sites’ mix; agents read far more than they write.",
      fr: "3:1 est le mélange des comparateurs ; un agent lit bien plus qu’il n’écrit.",
    },
  ],
  sources: [blendedPrice],
  seeAlso: ["REQUEST_COST_USD", "BREAK_EVEN_TOKENS_DAY", "API_PRICE"],
});
