import { defineFunction } from "../../define.js";
import { acceptance, costRatio, maxDraft } from "../../params/speculative.js";
import { leviathan } from "../../sources.js";
import { specSpeedup } from "./spec-speedup.js";
import { specTokensPerStep } from "./spec-tokens-per-step.js";

// The whole curve in one call: where it peaks is SPEC_BEST_DRAFT.

/** One row [draft tokens, tokens per step, speed-up] for each draft length from 0. */
export function specCurve(args: {
  readonly acceptance: number;
  readonly costRatio: number;
  readonly maxDraft: number;
}): readonly (readonly number[])[] {
  return Array.from({ length: args.maxDraft + 1 }, (_, draftTokens) => [
    draftTokens,
    specTokensPerStep({ ...args, draftTokens }),
    specSpeedup({ ...args, draftTokens }),
  ]);
}

export const SPEC_CURVE = defineFunction({
  name: "SPEC_CURVE",
  family: "speculative",
  title: { en: "Speculative gain by draft length", fr: "Gain spéculatif selon le brouillon" },
  summary: {
    en: "Tokens per step and gain for every draft length",
    fr: "Tokens par pas et gain pour chaque longueur de brouillon",
  },
  params: [acceptance, costRatio, maxDraft],
  returns: {
    kind: "matrix",
    unit: "none",
    columns: [
      { en: "draft tokens", fr: "tokens de brouillon" },
      { en: "tokens per step", fr: "tokens par pas" },
      { en: "gain, ×", fr: "gain, ×" },
    ],
  },
  formula: "g = 0…max_draft: n = 1 + acceptance + … + acceptance^g; n / (g × cost_ratio + 1)",
  compute: specCurve,
  examples: [
    {
      args: [0.7, 0.1, 5],
      result: [
        [0, 1, 1],
        [1, 1.7, 1.5454545454545454],
        [2, 2.19, 1.825],
        [3, 2.533, 1.9484615384615385],
        [4, 2.7731, 1.9807857142857144],
        [5, 2.94117, 1.96078],
      ],
      note: { en: "the gain peaks at four", fr: "le gain culmine à quatre" },
    },
  ],
  assumptions: [
    {
      en: "Verifying costs one decode step: small batch, memory-bound.",
      fr: "Vérifier coûte un pas de décodage : petit lot, mémoire limitante.",
    },
  ],
  sources: [leviathan],
  seeAlso: ["SPEC_BEST_DRAFT", "SPEC_SPEEDUP", "SPEC_TOKENS_PER_STEP"],
});
