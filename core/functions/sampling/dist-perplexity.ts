import { defineFunction } from "../../define.js";
import { probabilities } from "../../params/sampling.js";
import { shannon } from "../../sources.js";
import { entropyBits } from "./entropy-bits.js";

// 2^H: the number of equally likely tokens that would be as uncertain.

/** Effective number of choices of a distribution. */
export function distPerplexity(args: { readonly probabilities: readonly number[] }): number {
  return 2 ** entropyBits(args);
}

export const DIST_PERPLEXITY = defineFunction({
  name: "DIST_PERPLEXITY",
  family: "sampling",
  title: { en: "Perplexity of a distribution", fr: "Perplexité d’une distribution" },
  summary: {
    en: "Equally likely choices that would be as uncertain as the next token",
    fr: "Nombre de choix équiprobables aussi incertains que le token suivant",
  },
  params: [probabilities],
  returns: { kind: "number", unit: "choices" },
  formula: "2 ^ ENTROPY_BITS(probabilities)",
  compute: distPerplexity,
  examples: [
    {
      args: [[[0.45, 0.22, 0.12, 0.08, 0.05, 0.04, 0.03, 0.01]]],
      result: 4.848728791832499,
      note: { en: "eight tokens worth fewer than five", fr: "huit tokens qui n’en valent pas cinq" },
    },
  ],
  assumptions: [
    {
      en: "The list is scaled to a sum of 1. LOGPROB_PERPLEXITY is that of a text.",
      fr: "Liste ramenée à une somme de 1. LOGPROB_PERPLEXITY est celle d’un texte.",
    },
  ],
  sources: [shannon],
  seeAlso: ["ENTROPY_BITS", "LOGPROB_PERPLEXITY"],
});
