import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { speculativeSpeed } from "../../deployment/speculative.js";
import { concurrency, depthTokens, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { acceptance, costRatio, draftTokens } from "../../params/speculative.js";
import { estimator } from "../../sources.js";

// Verifying g drafts is a step over B x (g + 1) tokens: free while weights dominate, dear on large batches. So the
// answer can be slower than plain decoding.

/** Expected decode speed of one user with speculative decoding, tok/s. */
export function llmSpecTps(
  args: DeploymentNames & {
    readonly acceptance: number;
    readonly draftTokens: number;
    readonly costRatio: number;
    readonly contextTokens: number;
    readonly concurrency: number;
  },
): number {
  return speculativeSpeed(deploy(args), args);
}

export const LLM_SPEC_TPS = defineFunction({
  name: "LLM_SPEC_TPS",
  family: "estimate",
  title: { en: "Speed with speculative decoding", fr: "Vitesse en décodage spéculatif" },
  summary: {
    en: "Expected tokens/s per user when a draft model proposes tokens",
    fr: "Tokens/s attendus par utilisateur avec un modèle brouillon",
  },
  params: [
    model,
    hardware,
    acceptance,
    { ...draftTokens, max: 64 },
    costRatio,
    quant,
    deviceCount,
    depthTokens,
    concurrency,
    engine,
  ],
  returns: { kind: "number", unit: "tokPerS", digits: 1 },
  formula: "tokens per step / (draft_tokens × cost_ratio × step(B) + step(B × (draft_tokens + 1)))",
  compute: llmSpecTps,
  examples: [
    {
      args: ["llama 3.1 70b", "h100", 0.7, 4, 0.1, "fp8", 2],
      note: { en: "four drafts, 70 % accepted", fr: "quatre brouillons, 70 % acceptés" },
    },
  ],
  assumptions: [
    {
      en: "Tokens are accepted independently at the same rate; the distribution stays that of the large model.",
      fr: "Acceptations indépendantes à taux constant ; la distribution reste celle du grand modèle.",
    },
  ],
  sources: [estimator],
  seeAlso: ["SPEC_SPEEDUP", "SPEC_SPEEDUP_BATCH", "LLM_TPS"],
});
