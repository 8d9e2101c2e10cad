import { defineFunction } from "../../define.js";
import { keep, normalise } from "../../lib/probabilities.js";
import { probabilities, topK } from "../../params/sampling.js";
import { inferenceNotes, transformersSampling } from "../../sources.js";

// Everything at least as likely as the k-th candidate stays, so ties with it are kept (Hugging Face); llama.cpp keeps
// exactly k.

/** Probabilities after keeping the k most likely tokens. */
export function topKProbs(args: {
  readonly probabilities: readonly number[];
  readonly topK: number;
}): readonly number[] {
  const scaled = normalise(args.probabilities);
  if (args.topK === 0 || args.topK >= scaled.length) return scaled;
  const threshold = [...scaled].sort((a, b) => b - a)[args.topK - 1] as number;
  return keep(scaled, (p) => p >= threshold);
}

export const TOP_K_PROBS = defineFunction({
  name: "TOP_K_PROBS",
  family: "sampling",
  title: { en: "Top-k", fr: "Top-k" },
  summary: {
    en: "Probabilities after keeping only the k most likely tokens",
    fr: "Probabilités après avoir gardé les k tokens les plus probables",
  },
  params: [probabilities, topK],
  returns: { kind: "matrix", unit: "probability" },
  formula: "probabilities among the top_k highest, scaled to a sum of 1",
  compute: (args) => [topKProbs(args)],
  examples: [
    {
      args: [[[0.5, 0.25, 0.15, 0.1]], 2],
      result: [[0.6666666666666666, 0.3333333333333333, 0, 0]],
      note: { en: "two of four", fr: "deux sur quatre" },
    },
  ],
  assumptions: [
    {
      en: "Tokens tied with the k-th are kept (Hugging Face); 0 switches it off.",
      fr: "Les ex æquo du k-ième sont gardés (Hugging Face) ; 0 désactive le filtre.",
    },
  ],
  sources: [inferenceNotes, transformersSampling],
  seeAlso: ["TOP_P_PROBS", "MIN_P_PROBS", "SAMPLE_PROBS"],
});
