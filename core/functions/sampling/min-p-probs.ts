import { defineFunction } from "../../define.js";
import { keep, normalise } from "../../lib/probabilities.js";
import { reaches } from "../../lib/snap.js";
import { minP, probabilities } from "../../params/sampling.js";
import { minPPaper } from "../../sources.js";

// The cut follows the model's confidence: the bar is a share of the highest probability.

/** Probabilities after dropping the tokens far below the most likely one. */
export function minPProbs(args: {
  readonly probabilities: readonly number[];
  readonly minP: number;
}): readonly number[] {
  const scaled = normalise(args.probabilities);
  const bar = args.minP * scaled.reduce((a, b) => Math.max(a, b));
  return keep(scaled, (p) => reaches(p, bar));
}

export const MIN_P_PROBS = defineFunction({
  name: "MIN_P_PROBS",
  family: "sampling",
  title: { en: "Min-p", fr: "Min-p" },
  summary: {
    en: "Probabilities after dropping tokens far below the most likely one",
    fr: "Probabilités sans les tokens très inférieurs au plus probable",
  },
  params: [probabilities, minP],
  returns: { kind: "matrix", unit: "probability" },
  formula: "probabilities that are ≥ min_p × the highest one, scaled to a sum of 1",
  compute: (args) => [minPProbs(args)],
  examples: [
    {
      args: [[[0.5, 0.3, 0.15, 0.05]], 0.5],
      result: [[0.625, 0.375, 0, 0]],
      note: {
        en: "at least half as likely as the first",
        fr: "au moins moitié aussi probables que le premier",
      },
    },
  ],
  assumptions: [
    {
      en: "Exactly at the bar is kept; 0 switches it off, 1 keeps the maximum alone.",
      fr: "Juste au seuil est gardé ; 0 désactive le filtre, 1 ne garde que le maximum.",
    },
  ],
  sources: [minPPaper],
  seeAlso: ["TOP_K_PROBS", "TOP_P_PROBS", "SAMPLE_PROBS"],
});
