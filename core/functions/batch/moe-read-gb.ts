import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { activeExperts, activeParamsB, bytesPerParam, experts, paramsB } from "../../params/model.js";
import { deepseekConfig } from "../../sources.js";
import { moeDistinctExperts } from "./moe-distinct-experts.js";

// One expert holds e = (total - active) / (E - k); the shared part S = active - k e is always read. With E' distinct
// experts, S + e E' equals active + (total - active) × E'(B - 1) / E: the first token reads the active parameters, the
// others add what is new to them. That form is exact at B = 1.

/** Weights that one step of a MoE reads, GB. */
export function moeReadGb(args: {
  readonly totalParamsB: number;
  readonly activeParamsB: number;
  readonly experts: number;
  readonly activeExperts: number;
  readonly batchTokens: number;
  readonly bytesPerParam: number;
}): number {
  const { totalParamsB, activeParamsB, experts, activeExperts } = args;
  if (activeParamsB >= totalParamsB)
    fail("domain", {
      param: "active_params_b",
      reason: {
        en: "a MoE has fewer active parameters than parameters ({total} B); for a dense model use MODEL_SIZE_GB",
        fr: "un MoE a moins de paramètres actifs que de paramètres ({total} Md) ; pour un modèle dense, MODEL_SIZE_GB",
        values: { total: totalParamsB },
      },
    });
  if (activeExperts >= experts)
    fail("domain", {
      param: "active_experts",
      reason: {
        en: "a MoE has fewer active experts than experts ({experts}); for a dense model use MODEL_SIZE_GB",
        fr: "un MoE a moins d’experts actifs que d’experts ({experts}) ; pour un modèle dense, MODEL_SIZE_GB",
        values: { experts },
      },
    });
  const routedB = (activeExperts * (totalParamsB - activeParamsB)) / (experts - activeExperts);
  if (routedB > activeParamsB * (1 + 1e-9))
    fail("domain", {
      param: "active_params_b",
      reason: {
        en: "{active} active experts of {experts} alone hold {routed} B of {total} B; check the four figures",
        fr: "{active} experts actifs sur {experts} pèsent à eux seuls {routed} Md sur {total} Md ; vérifiez les quatre valeurs",
        values: { active: activeExperts, experts, routed: routedB, total: totalParamsB },
      },
    });
  const touched = moeDistinctExperts({ ...args, batchTokens: args.batchTokens - 1 }) / experts;
  return (activeParamsB + (totalParamsB - activeParamsB) * touched) * args.bytesPerParam;
}

export const MOE_READ_GB = defineFunction({
  name: "MOE_READ_GB",
  family: "batch",
  title: { en: "Weights read by a MoE step", fr: "Poids lus par un pas de MoE" },
  summary: {
    en: "GB of weights that one step of a MoE reads",
    fr: "Go de poids que lit un pas d’un modèle MoE",
  },
  params: [
    {
      ...paramsB,
      name: "total_params_b",
      label: { en: "all parameters", fr: "total des paramètres" },
      help: {
        en: "All parameters in billions, every expert",
        fr: "Tous les paramètres, en milliards, tous experts compris",
      },
    },
    {
      ...activeParamsB,
      help: {
        en: "Parameters used per token in billions (DeepSeek-V3: 37)",
        fr: "Paramètres utilisés par token, en milliards (DeepSeek-V3 : 37)",
      },
    },
    experts,
    activeExperts,
    {
      name: "batch_tokens",
      kind: "integer",
      unit: "tokens",
      min: 1,
      label: { en: "tokens in the step", fr: "tokens dans le pas" },
      help: { en: "Tokens computed in the same step", fr: "Tokens calculés dans le même pas" },
    },
    bytesPerParam,
  ],
  returns: { kind: "number", unit: "gb" },
  formula:
    "(active_params_b + (total_params_b - active_params_b) × (1 - (1 - active_experts / experts)^(batch_tokens - 1))) × bytes_per_param",
  compute: moeReadGb,
  examples: [
    {
      args: [671, 37, 256, 8, 32, 1],
      result: 434.0523319860597,
      note: { en: "DeepSeek-V3 in FP8, 32 tokens", fr: "DeepSeek-V3 en FP8, 32 tokens" },
    },
    {
      args: [671, 37, 256, 8, 1, 1],
      result: 37,
      note: { en: "one token reads the active parameters", fr: "un token lit les paramètres actifs" },
    },
  ],
  assumptions: [
    {
      en: "Uniform, independent routing; every layer has the same experts.",
      fr: "Routage uniforme et indépendant ; mêmes experts dans chaque couche.",
    },
  ],
  sources: [deepseekConfig],
  seeAlso: ["MOE_DISTINCT_EXPERTS", "BATCH_STEP_MS", "TOKENS_PER_SEC"],
});
