import { defineFunction } from "../../define.js";
import { temperature } from "../../params/sampling.js";
import { inferenceNotes } from "../../sources.js";

// (p1 / p2)^(1/T): the other tokens cancel out. The ranking never flips; the odds tend to 1 as T grows.

/** How many times likelier the first token is at a temperature. */
export function oddsAtTemp(args: {
  readonly p1: number;
  readonly p2: number;
  readonly temperature: number;
}): number {
  return (args.p1 / args.p2) ** (1 / args.temperature);
}

const probability = { kind: "number", unit: "probability", above: 0, max: 1 } as const;

export const ODDS_AT_TEMP = defineFunction({
  name: "ODDS_AT_TEMP",
  family: "sampling",
  title: { en: "Odds of two tokens", fr: "Rapport de chances de deux tokens" },
  summary: {
    en: "How many times likelier one token is than another at a temperature",
    fr: "Combien de fois un token est plus probable qu’un autre, selon la température",
  },
  params: [
    {
      ...probability,
      name: "p1",
      label: { en: "first probability", fr: "première probabilité" },
      help: {
        en: "Probability of the first token at temperature 1",
        fr: "Probabilité du premier token à température 1",
      },
    },
    {
      ...probability,
      name: "p2",
      label: { en: "second probability", fr: "seconde probabilité" },
      help: {
        en: "Probability of the second token at temperature 1",
        fr: "Probabilité du second token à température 1",
      },
    },
    {
      ...temperature,
      above: 0,
      help: { en: "Above 0: at 0 the odds are infinite", fr: "Positive : à 0, le rapport est infini" },
    },
  ],
  returns: { kind: "number", unit: "times" },
  formula: "(p1 / p2) ^ (1 / temperature)",
  compute: oddsAtTemp,
  examples: [
    { args: [0.45, 0.22, 1], result: 2.0454545454545454, note: { en: "unchanged at 1", fr: "inchangé à 1" } },
    {
      args: [0.45, 0.22, 2],
      result: 1.4301938838683885,
      note: { en: "closer at 2, never reversed", fr: "plus proche à 2, jamais inversé" },
    },
  ],
  assumptions: [
    {
      en: "Before any filter; heating never makes the second token the likelier one.",
      fr: "Avant tout filtre ; chauffer ne rend jamais le second token plus probable.",
    },
  ],
  sources: [inferenceNotes],
  seeAlso: ["TEMPERATURE_PROBS", "SOFTMAX_TEMP"],
});
