import { defineFunction } from "../../define.js";
import { acceptance, costRatio, draftTokens } from "../../params/speculative.js";
import { leviathan } from "../../sources.js";
import { specTokensPerStep } from "./spec-tokens-per-step.js";

// A step costs g draft tokens and one pass of the large model, which verifies all of them for the price of one: true
// while the weights' reading is the limit, i.e. below the critical batch (SPEC_SPEEDUP_BATCH beyond).

/** Speed with speculative decoding over speed without. */
export function specSpeedup(args: {
  readonly acceptance: number;
  readonly draftTokens: number;
  readonly costRatio: number;
}): number {
  return specTokensPerStep(args) / (args.draftTokens * args.costRatio + 1);
}

export const SPEC_SPEEDUP = defineFunction({
  name: "SPEC_SPEEDUP",
  family: "speculative",
  title: { en: "Gain of speculative decoding", fr: "Gain du décodage spéculatif" },
  summary: {
    en: "Speed with speculative decoding over speed without",
    fr: "Vitesse avec décodage spéculatif rapportée à la vitesse sans",
  },
  params: [acceptance, draftTokens, costRatio],
  returns: { kind: "number", unit: "times" },
  formula: "(1 + acceptance + … + acceptance^draft_tokens) / (draft_tokens × cost_ratio + 1)",
  compute: specSpeedup,
  examples: [
    {
      args: [0.8, 5, 0.05],
      result: 2.951424,
      note: { en: "a draft model at 5 % of the cost", fr: "un modèle brouillon à 5 % du coût" },
    },
    {
      args: [0.2, 5, 0.2],
      result: 0.62496,
      note: { en: "a poor draft slows decoding down", fr: "un mauvais brouillon ralentit le décodage" },
    },
  ],
  assumptions: [
    {
      en: "Verifying costs one decode step: small batch, memory-bound.",
      fr: "Vérifier coûte un pas de décodage : petit lot, mémoire limitante.",
    },
    {
      en: "Sampling keeps the distribution; the text is identical only in greedy decoding.",
      fr: "L’échantillonnage garde la distribution ; le texte n’est identique qu’en décodage glouton.",
    },
  ],
  sources: [leviathan],
  seeAlso: ["SPEC_BEST_DRAFT", "SPEC_TPS", "SPEC_SPEEDUP_BATCH", "SPEC_CURVE"],
});
