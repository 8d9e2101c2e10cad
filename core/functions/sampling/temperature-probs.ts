import { defineFunction } from "../../define.js";
import { normalise, softmaxAt } from "../../lib/probabilities.js";
import { probabilities, temperature } from "../../params/sampling.js";
import { inferenceNotes, llamaSampling } from "../../sources.js";

// p^(1/T) scaled to 1 is the softmax of ln p at T: the logits are known up to a constant, which cancels out.

/** Probabilities after a change of temperature from 1. */
export function temperatureProbs(args: {
  readonly probabilities: readonly number[];
  readonly temperature: number;
}): readonly number[] {
  const scaled = normalise(args.probabilities);
  return args.temperature === 1 ? scaled : softmaxAt(scaled.map(Math.log), args.temperature);
}

export const TEMPERATURE_PROBS = defineFunction({
  name: "TEMPERATURE_PROBS",
  family: "sampling",
  title: { en: "Probabilities at a temperature", fr: "Probabilités à une température" },
  summary: {
    en: "Probabilities after a change of temperature",
    fr: "Probabilités après un changement de température",
  },
  params: [probabilities, temperature],
  returns: { kind: "matrix", unit: "probability" },
  formula: "probabilities ^ (1 / temperature) / sum(probabilities ^ (1 / temperature))",
  compute: (args) => [temperatureProbs(args)],
  examples: [
    {
      args: [[[0.97, 0.02, 0.01]], 1.5],
      result: [[0.8908208667193462, 0.06698268553723079, 0.042196447743422974]],
      note: { en: "a sure model barely moves", fr: "un modèle sûr de lui bouge à peine" },
    },
  ],
  assumptions: [
    {
      en: "The list is scaled to a sum of 1. The order never changes; 0 keeps the first maximum.",
      fr: "Liste ramenée à une somme de 1. L’ordre ne change jamais ; 0 garde le premier maximum.",
    },
  ],
  sources: [inferenceNotes, llamaSampling],
  seeAlso: ["ODDS_AT_TEMP", "SOFTMAX_TEMP", "SAMPLE_PROBS"],
});
