import { defineFunction } from "../../define.js";
import { compensatedSum } from "../../lib/sum.js";
import { shannon } from "../../sources.js";

// exp of the mean negative log-probability: the inverse of the geometric mean of the tokens' probabilities.

/** Perplexity of a text from the log-probabilities of its tokens. */
export function logprobPerplexity(args: { readonly logprobsNats: readonly number[] }): number {
  const { logprobsNats } = args;
  return Math.exp(-compensatedSum(logprobsNats) / logprobsNats.length);
}

export const LOGPROB_PERPLEXITY = defineFunction({
  name: "LOGPROB_PERPLEXITY",
  family: "sampling",
  title: { en: "Perplexity of a text", fr: "Perplexité d’un texte" },
  summary: {
    en: "Perplexity of a text from the log-probabilities of its tokens",
    fr: "Perplexité d’un texte d’après les log-probabilités de ses tokens",
  },
  params: [
    {
      name: "logprobs_nats",
      kind: "range",
      unit: "none",
      max: 0,
      label: { en: "log-probabilities", fr: "log-probabilités" },
      help: {
        en: "Natural logarithms of the probabilities, as APIs return them; 0 or below",
        fr: "Logarithmes naturels des probabilités, comme dans les API ; au plus 0",
      },
    },
  ],
  returns: { kind: "number", unit: "choices" },
  formula: "exp(-mean(logprobs_nats))",
  compute: logprobPerplexity,
  examples: [
    {
      args: [[[-0.7985076962177716, -0.030459207484708574]]],
      result: 1.5135886972883328,
      note: { en: "tokens of 45 % and 97 %", fr: "tokens à 45 % et 97 %" },
    },
  ],
  assumptions: [
    {
      en: "Comparable only between models that share a tokenizer.",
      fr: "Comparable seulement entre modèles de même tokeniseur.",
    },
  ],
  sources: [shannon],
  seeAlso: ["DIST_PERPLEXITY", "ENTROPY_BITS"],
});
