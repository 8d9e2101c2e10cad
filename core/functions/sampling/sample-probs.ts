import { defineFunction } from "../../define.js";
import { minP, probabilities, temperature, topK, topP } from "../../params/sampling.js";
import { inferenceNotes, llamaSampling, transformersSampling } from "../../sources.js";
import { minPProbs } from "./min-p-probs.js";
import { temperatureProbs } from "./temperature-probs.js";
import { topKProbs } from "./top-k-probs.js";
import { topPProbs } from "./top-p-probs.js";

// The order matters: after a high temperature the list is flatter, so top-p and min-p keep more. Top-k alone does not
// care, because the temperature never changes the ranking.

/** Probabilities from which a token is drawn, after all filters in an engine's order. */
export function sampleProbs(args: {
  readonly probabilities: readonly number[];
  readonly temperature: number;
  readonly topK: number;
  readonly topP: number;
  readonly minP: number;
  readonly order: "hf" | "llama.cpp";
}): readonly number[] {
  const first = args.order === "hf" ? temperatureProbs(args) : args.probabilities;
  const cut = minPProbs({
    ...args,
    probabilities: topPProbs({ ...args, probabilities: topKProbs({ ...args, probabilities: first }) }),
  });
  return args.order === "hf" ? cut : temperatureProbs({ ...args, probabilities: cut });
}

export const SAMPLE_PROBS = defineFunction({
  name: "SAMPLE_PROBS",
  family: "sampling",
  title: { en: "Sampling settings applied", fr: "Réglages d’échantillonnage appliqués" },
  summary: {
    en: "Probabilities after temperature, top-k, top-p and min-p, in order",
    fr: "Probabilités après température, top-k, top-p et min-p, dans l’ordre",
  },
  params: [
    probabilities,
    { ...temperature, default: 1 },
    { ...topK, default: 0 },
    { ...topP, default: 1 },
    { ...minP, default: 0 },
    {
      name: "order",
      kind: "choice",
      values: ["hf", "llama.cpp"],
      default: "hf",
      label: { en: "order", fr: "ordre" },
      help: {
        en: "hf: temperature first; llama.cpp: temperature last",
        fr: "hf : température en premier ; llama.cpp : température en dernier",
      },
    },
  ],
  returns: { kind: "matrix", unit: "probability" },
  formula:
    "if(order = hf; probabilities → temperature → top_k → top_p → min_p; probabilities → top_k → top_p → min_p → temperature)",
  compute: (args) => [sampleProbs(args)],
  examples: [
    {
      args: [[[0.45, 0.22, 0.12, 0.08, 0.05, 0.04, 0.03, 0.01]], 2, null, 0.9, null, "hf"],
      result: [
        [
          0.2835338842447836, 0.19824856436798702, 0.14641626823540643, 0.11954838240640618,
          0.0945112947482612, 0.08453347187945236, 0.07320813411770322, 0,
        ],
      ],
      note: {
        en: "temperature first: seven tokens survive",
        fr: "température d’abord : sept tokens restent",
      },
    },
    {
      args: [[[0.45, 0.22, 0.12, 0.08, 0.05, 0.04, 0.03, 0.01]], 2, null, 0.9, null, "llama.cpp"],
      result: [
        [
          0.3366352728137086, 0.23537736848879362, 0.1738377073804645, 0.1419378937124638,
          0.11221175760456953, 0, 0, 0,
        ],
      ],
      note: { en: "temperature last: five", fr: "température en dernier : cinq" },
    },
  ],
  assumptions: [
    {
      en: "Other samplers (penalties, typical, XTC) are off; each filter scales to a sum of 1.",
      fr: "Autres filtres (pénalités, typical, XTC) inactifs ; chaque filtre ramène la somme à 1.",
    },
  ],
  sources: [inferenceNotes, transformersSampling, llamaSampling],
  seeAlso: ["TEMPERATURE_PROBS", "TOP_K_PROBS", "TOP_P_PROBS", "MIN_P_PROBS"],
});
