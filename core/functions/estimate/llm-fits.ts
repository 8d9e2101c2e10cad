import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { memoryFit, requireMemorySize } from "../../deployment/memory.js";
import {
  depthTokens,
  deviceCount,
  engine,
  hardware,
  kvQuant,
  model,
  quant,
  sequenceCount,
} from "../../params/names.js";
import { memoryRules } from "../../sources.js";

// Against the memory that an engine really sees of a card, not the figure on the box.

/** Whether the model fits with that many sequences of that context. */
export function llmFits(
  args: DeploymentNames & { readonly contextTokens: number; readonly sequences: number },
): boolean {
  const deployment = deploy(args);
  requireMemorySize(deployment);
  return memoryFit(deployment, args.contextTokens, args.sequences).fit !== "no";
}

export const LLM_FITS = defineFunction({
  name: "LLM_FITS",
  family: "estimate",
  title: { en: "Does it fit?", fr: "Est-ce que ça tient ?" },
  summary: {
    en: "TRUE when a named model fits on the devices with its cache",
    fr: "VRAI si le modèle tient sur les cartes avec son cache",
  },
  params: [model, hardware, quant, deviceCount, depthTokens, sequenceCount, kvQuant, engine],
  returns: { kind: "boolean", unit: "none" },
  formula: "memory needed per device ≤ usable memory of hardware",
  compute: llmFits,
  examples: [
    {
      args: ["llama 3.1 70b", "h100", "fp8", 1],
      note: { en: "70 GB of weights on an 80 GB card", fr: "70 Go de poids sur une carte de 80 Go" },
    },
    {
      args: ["llama 3.1 70b", "rtx 4090", "q4_k_m", 2, 8192],
      note: { en: "two gaming cards", fr: "deux cartes de joueur" },
    },
  ],
  assumptions: [
    {
      en: "TRUE up to the usable memory; LLM_REPORT says “tight” above 90 %.",
      fr: "VRAI jusqu’à la mémoire utilisable ; LLM_REPORT dit « juste » au-delà de 90 %.",
    },
  ],
  sources: [memoryRules],
  seeAlso: ["LLM_MEMORY_SHARE", "LLM_MEMORY_GB", "LLM_MIN_GPUS", "LLM_MAX_CONTEXT", "LLM_MAX_SEQUENCES"],
});
