import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { askOf } from "../../deployment/memory.js";
import { minGpus } from "../../estimator/memory/inverse.js";
import { depthTokens, engine, hardware, kvQuant, model, quant, sequenceCount } from "../../params/names.js";
import { memoryRules } from "../../sources.js";

// Only numbers that the engine can split over count: tensor parallel must divide the heads.

/** Fewest devices that hold the model with its cache. */
export function llmMinGpus(
  args: Omit<DeploymentNames, "gpus"> & { readonly contextTokens: number; readonly sequences: number },
): number {
  const { gpus: _, ...ask } = askOf(deploy(args), args.contextTokens, args.sequences);
  return minGpus(ask).gpus;
}

export const LLM_MIN_GPUS = defineFunction({
  name: "LLM_MIN_GPUS",
  family: "estimate",
  title: { en: "Fewest GPUs", fr: "Nombre minimal de GPU" },
  summary: {
    en: "Fewest devices that hold a named model with its cache",
    fr: "Nombre minimal de cartes pour un modèle et son cache",
  },
  params: [model, hardware, quant, depthTokens, sequenceCount, kvQuant, engine],
  returns: { kind: "integer", unit: "gpus" },
  formula: "smallest allowed split with memory needed ≤ usable memory",
  compute: llmMinGpus,
  examples: [
    {
      args: ["llama 3.1 70b", "h100", "bf16", 8192, 32],
      note: { en: "32 sequences of 8k in 16 bits", fr: "32 séquences de 8k en 16 bits" },
    },
  ],
  assumptions: [
    {
      en: "Tensor parallel numbers that divide the model’s heads; layers split on portable engines.",
      fr: "Parallélisme de tenseurs compatible avec les têtes du modèle ; couches réparties sur moteur portable.",
    },
  ],
  sources: [memoryRules],
  seeAlso: ["LLM_FITS", "MIN_GPUS"],
});
