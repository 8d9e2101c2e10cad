import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { askOf } from "../../deployment/memory.js";
import { maxSequences } from "../../estimator/memory/inverse.js";
import { depthTokens, deviceCount, engine, hardware, kvQuant, model, quant } from "../../params/names.js";
import { memoryRules } from "../../sources.js";

// What is left beside the weights, divided into sequences as the engine lays out its cache.

/** Sequences of that context that fit at once. */
export function llmMaxSequences(args: DeploymentNames & { readonly contextTokens: number }): number {
  return maxSequences(askOf(deploy(args), args.contextTokens)).sequences;
}

export const LLM_MAX_SEQUENCES = defineFunction({
  name: "LLM_MAX_SEQUENCES",
  family: "estimate",
  title: { en: "Most sequences at once", fr: "Séquences simultanées au plus" },
  summary: {
    en: "Sequences of a context that fit at once beside the weights",
    fr: "Séquences d’un contexte donné qui tiennent à côté des poids",
  },
  params: [model, hardware, quant, deviceCount, depthTokens, kvQuant, engine],
  returns: { kind: "integer", unit: "sequences" },
  formula: "floor(cache pool / cache of context_tokens), at most the engine’s limit",
  compute: llmMaxSequences,
  examples: [
    {
      args: ["llama 3.1 70b", "h200", "fp8", 1, 8192],
      note: { en: "8k each on one card", fr: "8k chacune sur une carte" },
    },
  ],
  assumptions: [
    {
      en: "0 when not even one fits; the engine’s own limit of running sequences counts too.",
      fr: "0 si aucune ne tient ; la limite de séquences du moteur compte aussi.",
    },
  ],
  sources: [memoryRules],
  seeAlso: ["LLM_MAX_CONTEXT", "MAX_BATCH_KV"],
});
