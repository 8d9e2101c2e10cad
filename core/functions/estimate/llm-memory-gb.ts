import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { memoryOf } from "../../deployment/memory.js";
import { totalNeed } from "../../estimator/memory/need.js";
import { usualEngine } from "../../estimator/scenario.js";
import {
  depthTokens,
  deviceCount,
  engine,
  kvQuant,
  model,
  quant,
  sequenceCount,
} from "../../params/names.js";
import { memoryRules } from "../../sources.js";

// Weights as stored, cache as the engine lays it out, and what the engine takes for itself, over all devices.

/** Memory that is needed over all devices, GB. */
export function llmMemoryGb(
  args: Omit<DeploymentNames, "hardware"> & { readonly contextTokens: number; readonly sequences: number },
): number {
  // The size of a device does not enter a need; any one of the class that runs the engine will do.
  const deployment = deploy({
    ...args,
    hardware: "H100 SXM",
    engine: args.engine ?? usualEngine({ group: "nv-hbm", bw: 1 }),
  });
  return totalNeed(memoryOf(deployment, args.contextTokens, args.sequences)).total / 1e9;
}

export const LLM_MEMORY_GB = defineFunction({
  name: "LLM_MEMORY_GB",
  family: "estimate",
  title: { en: "Memory needed", fr: "Mémoire nécessaire" },
  summary: {
    en: "Memory of weights, KV cache and engine over all devices, in GB",
    fr: "Mémoire des poids, du cache KV et du moteur, au total, en Go",
  },
  params: [model, quant, depthTokens, sequenceCount, kvQuant, deviceCount, engine],
  returns: { kind: "number", unit: "gb", digits: 1 },
  formula: "weights + sequences × KV cache of context_tokens + engine",
  compute: llmMemoryGb,
  examples: [
    {
      args: ["llama 3.1 70b", "fp8", 8192, 16],
      note: { en: "16 sequences of 8k on vLLM", fr: "16 séquences de 8k sur vLLM" },
    },
  ],
  assumptions: [
    {
      en: "The context is in the figure; vLLM then fills what is left with cache.",
      fr: "Le contexte est compté ; vLLM remplit ensuite le reste avec du cache.",
    },
    { en: "Engine left out: vLLM.", fr: "Moteur omis : vLLM." },
  ],
  sources: [memoryRules],
  seeAlso: ["LLM_FITS", "LLM_MIN_GPUS", "VRAM_NEEDED_GB"],
});
