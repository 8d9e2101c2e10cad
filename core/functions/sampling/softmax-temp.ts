import { defineFunction } from "../../define.js";
import { softmaxAt } from "../../lib/probabilities.js";
import { temperature } from "../../params/sampling.js";
import { inferenceNotes } from "../../sources.js";

// softmax(z / T) with the maximum taken off first; T = 0 is greedy, as in llama.cpp and vLLM.

/** Probability of each token from its logit, in the order of the logits. */
export function softmaxTemp(args: {
  readonly logits: readonly number[];
  readonly temperature: number;
}): readonly number[] {
  return softmaxAt(args.logits, args.temperature);
}

export const SOFTMAX_TEMP = defineFunction({
  name: "SOFTMAX_TEMP",
  family: "sampling",
  title: { en: "Softmax at a temperature", fr: "Softmax à une température" },
  summary: {
    en: "Probabilities of tokens from their logits at a temperature",
    fr: "Probabilités des tokens d’après leurs logits, à une température",
  },
  params: [
    {
      name: "logits",
      kind: "range",
      unit: "none",
      label: { en: "logits", fr: "logits" },
      help: { en: "Raw scores of the candidate tokens", fr: "Scores bruts des tokens candidats" },
    },
    { ...temperature, default: 1 },
  ],
  returns: { kind: "matrix", unit: "probability" },
  formula: "exp(logits / temperature) / sum(exp(logits / temperature))",
  compute: (args) => [softmaxTemp(args)],
  examples: [
    {
      args: [[[2, 1, 0]]],
      result: [[0.6652409557748219, 0.24472847105479764, 0.09003057317038046]],
      note: { en: "three tokens", fr: "trois tokens" },
    },
    {
      args: [[[2, 1, 0]], 0.5],
      result: [[0.8668133321973349, 0.11731042782619837, 0.015876239976466765]],
      note: { en: "sharper at 0.5", fr: "plus tranché à 0,5" },
    },
  ],
  assumptions: [
    {
      en: "One row, in the order of the cells; temperature 0 keeps the first maximum alone.",
      fr: "Une ligne, dans l’ordre des cellules ; à température 0, seul le premier maximum reste.",
    },
  ],
  sources: [inferenceNotes],
  seeAlso: ["TEMPERATURE_PROBS", "SAMPLE_PROBS", "ENTROPY_BITS"],
});
