import { defineFunction } from "../../define.js";
import { acceptance, costRatio, maxDraft } from "../../params/speculative.js";
import { leviathan } from "../../sources.js";

// From g to g + 1 the speed-up E(g) / (g c + 1) rises exactly when a^(g+1) (g c + 1) > c E(g). The left side minus the
// right never grows with g, so the first step that gains nothing ends the search. Comparing the increments instead of
// the quotients keeps gains that are smaller than a rounding error.

/** Draft length with the largest speed-up; the smallest of equal ones. */
export function specBestDraft(args: {
  readonly acceptance: number;
  readonly costRatio: number;
  readonly maxDraft: number;
}): number {
  const { acceptance, costRatio, maxDraft } = args;
  let draft = 0;
  let tokens = 1;
  let next = acceptance;
  while (draft < maxDraft && next * (draft * costRatio + 1) > costRatio * tokens) {
    draft += 1;
    tokens += next;
    next *= acceptance;
  }
  return draft;
}

export const SPEC_BEST_DRAFT = defineFunction({
  name: "SPEC_BEST_DRAFT",
  family: "speculative",
  title: { en: "Best draft length", fr: "Meilleure longueur de brouillon" },
  summary: {
    en: "Draft tokens per step that gain the most",
    fr: "Tokens de brouillon par pas qui font gagner le plus",
  },
  params: [acceptance, costRatio, { ...maxDraft, default: 32 }],
  returns: { kind: "integer", unit: "tokens" },
  formula: "g = 0…max_draft; argmax((1 + acceptance + … + acceptance^g) / (g × cost_ratio + 1))",
  compute: specBestDraft,
  examples: [
    {
      args: [0.8, 0.05],
      result: 8,
      note: { en: "a good, cheap draft", fr: "un bon brouillon, peu coûteux" },
    },
    {
      args: [0.3, 0.4],
      result: 0,
      note: { en: "it costs more than it brings", fr: "il coûte plus qu’il ne rapporte" },
    },
  ],
  assumptions: [
    {
      en: "0 when the acceptance rate does not exceed the draft’s cost.",
      fr: "0 si le taux d’acceptation ne dépasse pas le coût du brouillon.",
    },
    { en: "Small batch, as for SPEC_SPEEDUP.", fr: "Petit lot, comme pour SPEC_SPEEDUP." },
  ],
  sources: [leviathan],
  seeAlso: ["SPEC_SPEEDUP", "SPEC_CURVE"],
});
