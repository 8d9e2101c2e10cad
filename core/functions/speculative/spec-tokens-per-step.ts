import { defineFunction } from "../../define.js";
import { geometricSum } from "../../lib/geometric.js";
import { acceptance, draftTokens } from "../../params/speculative.js";
import { leviathan } from "../../sources.js";

// Draft token i counts only when all before it were accepted, with probability a^i; the verifying pass always adds one
// token of its own. Hence 1 + a + … + a^g.

/** Mean number of tokens that one verifying pass yields. */
export function specTokensPerStep(args: {
  readonly acceptance: number;
  readonly draftTokens: number;
}): number {
  return geometricSum(args.acceptance, args.draftTokens + 1);
}

export const SPEC_TOKENS_PER_STEP = defineFunction({
  name: "SPEC_TOKENS_PER_STEP",
  family: "speculative",
  title: { en: "Tokens per verified step", fr: "Tokens par pas vérifié" },
  summary: {
    en: "Mean tokens that one pass of the large model yields",
    fr: "Tokens produits en moyenne par passe du grand modèle",
  },
  params: [acceptance, draftTokens],
  returns: { kind: "number", unit: "tokens", digits: 3 },
  formula: "1 + acceptance + … + acceptance^draft_tokens",
  compute: specTokensPerStep,
  examples: [
    {
      args: [0.8, 5],
      result: 3.68928,
      note: { en: "five draft tokens, 80 % accepted", fr: "cinq tokens de brouillon, 80 % acceptés" },
    },
    { args: [1, 5], result: 6, note: { en: "all accepted, plus one", fr: "tous acceptés, plus un" } },
  ],
  assumptions: [
    {
      en: "Every position is accepted with the same probability, independently.",
      fr: "Chaque position est acceptée avec la même probabilité, indépendamment.",
    },
  ],
  sources: [leviathan],
  seeAlso: ["SPEC_SPEEDUP", "SPEC_ALPHA_FROM_LENGTH", "SPEC_CURVE"],
});
