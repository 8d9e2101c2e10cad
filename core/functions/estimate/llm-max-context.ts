import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { askOf } from "../../deployment/memory.js";
import { maxContext } from "../../estimator/memory/inverse.js";
import { deviceCount, engine, hardware, kvQuant, model, quant, sequenceCount } from "../../params/names.js";
import { memoryRules } from "../../sources.js";

// The smaller of what memory holds and what the model was made for.

/** Longest context of each sequence, tokens. */
export function llmMaxContext(args: DeploymentNames & { readonly sequences: number }): number {
  return maxContext(askOf(deploy(args), undefined, args.sequences)).tokens;
}

export const LLM_MAX_CONTEXT = defineFunction({
  name: "LLM_MAX_CONTEXT",
  family: "estimate",
  title: { en: "Longest context", fr: "Contexte maximal" },
  summary: {
    en: "Longest context that fits beside the weights, per sequence",
    fr: "Plus long contexte qui tient à côté des poids, par séquence",
  },
  params: [model, hardware, quant, deviceCount, sequenceCount, kvQuant, engine],
  returns: { kind: "integer", unit: "tokens" },
  formula: "largest context with memory needed ≤ usable memory, at most the model’s maximum",
  compute: llmMaxContext,
  examples: [
    {
      args: ["llama 3.1 8b", "rtx 4090", "q4_k_m"],
      note: { en: "the model’s own limit binds", fr: "la limite du modèle s’applique" },
    },
  ],
  assumptions: [
    {
      en: "The model’s maximum binds where memory would allow more.",
      fr: "Le maximum du modèle s’applique quand la mémoire en permettrait plus.",
    },
  ],
  sources: [memoryRules],
  seeAlso: ["LLM_MAX_SEQUENCES", "MAX_CONTEXT_TOKENS"],
});
