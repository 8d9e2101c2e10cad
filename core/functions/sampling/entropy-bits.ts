import { defineFunction } from "../../define.js";
import { normalise } from "../../lib/probabilities.js";
import { compensatedSum } from "../../lib/sum.js";
import { probabilities } from "../../params/sampling.js";
import { shannon } from "../../sources.js";

// H = -Σ p log2 p, where a token of probability 0 counts nothing.

/** Entropy of a distribution, bits. */
export function entropyBits(args: { readonly probabilities: readonly number[] }): number {
  const scaled = normalise(args.probabilities);
  return Math.max(0, -compensatedSum(scaled.map((p) => (p === 0 ? 0 : p * Math.log2(p)))));
}

export const ENTROPY_BITS = defineFunction({
  name: "ENTROPY_BITS",
  family: "sampling",
  title: { en: "Entropy", fr: "Entropie" },
  summary: {
    en: "Uncertainty of the next token, in bits",
    fr: "Incertitude sur le token suivant, en bits",
  },
  params: [probabilities],
  returns: { kind: "number", unit: "bits" },
  formula: "-sum(probabilities × log2(probabilities))",
  compute: entropyBits,
  examples: [
    {
      args: [[[0.25, 0.25, 0.25, 0.25]]],
      result: 2,
      note: { en: "four equal choices", fr: "quatre choix équiprobables" },
    },
    { args: [[[1, 0, 0]]], result: 0, note: { en: "no doubt at all", fr: "aucun doute" } },
  ],
  assumptions: [
    {
      en: "The list is scaled to a sum of 1; a truncated one understates the entropy.",
      fr: "Liste ramenée à une somme de 1 ; tronquée, elle sous-estime l’entropie.",
    },
  ],
  sources: [shannon],
  seeAlso: ["DIST_PERPLEXITY", "TEMPERATURE_PROBS"],
});
