import { defineFunction } from "../../define.js";
import { keep, normalise } from "../../lib/probabilities.js";
import { reaches } from "../../lib/snap.js";
import { probabilities, topP } from "../../params/sampling.js";
import { inferenceNotes, transformersSampling } from "../../sources.js";

// The smallest set of most likely tokens whose sum reaches p, at least one. Equal tokens are taken in their order.

/** Probabilities after nucleus sampling. */
export function topPProbs(args: {
  readonly probabilities: readonly number[];
  readonly topP: number;
}): readonly number[] {
  const scaled = normalise(args.probabilities);
  if (args.topP === 1) return scaled;
  const byLikelihood = scaled.map((_, i) => i).sort((a, b) => (scaled[b] as number) - (scaled[a] as number));
  const kept = new Set<number>();
  let mass = 0;
  for (const i of byLikelihood) {
    kept.add(i);
    mass += scaled[i] as number;
    if (reaches(mass, args.topP)) break;
  }
  return keep(scaled, (_, i) => kept.has(i));
}

export const TOP_P_PROBS = defineFunction({
  name: "TOP_P_PROBS",
  family: "sampling",
  title: { en: "Top-p (nucleus)", fr: "Top-p (noyau)" },
  summary: {
    en: "Probabilities after keeping the most likely tokens that reach a mass",
    fr: "Probabilités après avoir gardé les tokens qui atteignent une masse",
  },
  params: [probabilities, topP],
  returns: { kind: "matrix", unit: "probability" },
  formula: "smallest set of the highest probabilities whose sum is ≥ top_p, scaled to a sum of 1",
  compute: (args) => [topPProbs(args)],
  examples: [
    {
      args: [[[0.97, 0.02, 0.01]], 0.9],
      result: [[1, 0, 0]],
      note: { en: "a sure model keeps one token", fr: "un modèle sûr de lui ne garde qu’un token" },
    },
    {
      args: [[[0.5, 0.25, 0.15, 0.1]], 0.7],
      result: [[0.6666666666666666, 0.3333333333333333, 0, 0]],
      note: { en: "two reach 70 %", fr: "deux atteignent 70 %" },
    },
  ],
  assumptions: [
    {
      en: "At least one token stays; a sum equal to p is enough; 1 switches it off.",
      fr: "Au moins un token reste ; une somme égale à p suffit ; 1 désactive le filtre.",
    },
  ],
  sources: [inferenceNotes, transformersSampling],
  seeAlso: ["TOP_K_PROBS", "MIN_P_PROBS", "SAMPLE_PROBS"],
});
