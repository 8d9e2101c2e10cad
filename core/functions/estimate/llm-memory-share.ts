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

// Beside LLM_FITS, which only says yes or no: how close it is.

/** Memory needed over memory usable, on the fullest device. */
export function llmMemoryShare(
  args: DeploymentNames & { readonly contextTokens: number; readonly sequences: number },
): number {
  const deployment = deploy(args);
  requireMemorySize(deployment);
  return memoryFit(deployment, args.contextTokens, args.sequences).share;
}

export const LLM_MEMORY_SHARE = defineFunction({
  name: "LLM_MEMORY_SHARE",
  family: "estimate",
  title: { en: "Share of memory used", fr: "Part de mémoire utilisée" },
  summary: {
    en: "Memory needed over usable memory of the fullest device; above 1 it does not fit",
    fr: "Mémoire nécessaire sur mémoire utilisable ; au-delà de 1, cela ne tient pas",
  },
  params: [model, hardware, quant, deviceCount, depthTokens, sequenceCount, kvQuant, engine],
  returns: { kind: "number", unit: "fraction" },
  formula: "memory needed per device / usable memory of hardware",
  compute: llmMemoryShare,
  examples: [
    {
      args: ["llama 3.1 70b", "h100", "fp8", 1],
      note: { en: "70 GB of weights on an 80 GB card", fr: "70 Go de poids sur une carte de 80 Go" },
    },
  ],
  assumptions: [
    {
      en: "Usable memory is what an engine really gets, less than the figure on the box.",
      fr: "La mémoire utilisable est celle que voit le moteur, moins que la valeur affichée.",
    },
  ],
  sources: [memoryRules],
  seeAlso: ["LLM_FITS", "LLM_MEMORY_GB", "LLM_MAX_SEQUENCES"],
});
