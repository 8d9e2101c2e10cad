import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { activeExperts, experts } from "../../params/model.js";
import { deepseekConfig } from "../../sources.js";

// A token misses a given expert with probability q = 1 - k / E, so B tokens miss it with q^B and touch E (1 - q^B): the
// first token k of them, the others (E - k) (1 - q^(B - 1)) more. That form is exact at B = 1, and through log1p and
// expm1 it keeps its digits when k / E is tiny.

/** Mean number of experts of one layer that a batch touches. */
export function moeDistinctExperts(args: {
  readonly experts: number;
  readonly activeExperts: number;
  readonly batchTokens: number;
}): number {
  const { experts, activeExperts, batchTokens } = args;
  if (activeExperts > experts)
    fail("domain", {
      param: "active_experts",
      reason: {
        en: "a token cannot use more experts than there are ({experts})",
        fr: "un token ne peut pas utiliser plus d’experts qu’il n’y en a ({experts})",
        values: { experts },
      },
    });
  if (batchTokens === 0) return 0;
  if (activeExperts === experts) return experts;
  const missed = Math.expm1((batchTokens - 1) * Math.log1p(-activeExperts / experts));
  return activeExperts - (experts - activeExperts) * missed;
}

export const MOE_DISTINCT_EXPERTS = defineFunction({
  name: "MOE_DISTINCT_EXPERTS",
  family: "batch",
  title: { en: "Experts touched by a batch", fr: "Experts sollicités par un lot" },
  summary: {
    en: "Mean number of experts per layer that a batch reads",
    fr: "Nombre moyen d’experts par couche que lit un lot",
  },
  params: [
    experts,
    activeExperts,
    {
      name: "batch_tokens",
      kind: "integer",
      unit: "tokens",
      min: 0,
      label: { en: "tokens in the step", fr: "tokens dans le pas" },
      help: { en: "Tokens computed in the same step", fr: "Tokens calculés dans le même pas" },
    },
  ],
  returns: { kind: "number", unit: "experts" },
  formula: "experts × (1 - (1 - active_experts / experts)^batch_tokens)",
  compute: moeDistinctExperts,
  examples: [
    {
      args: [256, 8, 32],
      result: 163.31384595038296,
      note: {
        en: "32 tokens already touch most experts",
        fr: "32 tokens sollicitent déjà la plupart des experts",
      },
    },
    { args: [256, 8, 1], result: 8, note: { en: "one token", fr: "un token" } },
  ],
  assumptions: [
    {
      en: "Uniform, independent routing; skewed routing touches fewer experts.",
      fr: "Routage uniforme et indépendant ; un routage déséquilibré en sollicite moins.",
    },
  ],
  sources: [deepseekConfig],
  seeAlso: ["MOE_READ_GB", "BATCH_STEP_MS"],
});
