import { defineFunction } from "../../define.js";
import { weightsGb } from "../../params/model.js";
import { transformerMath } from "../../sources.js";

// The "1.2 × weights" rule of thumb, with the KV cache counted apart because it grows with context and users.

/** Memory that serving a model takes, GB. */
export function vramNeededGb(args: {
  readonly weightsGb: number;
  readonly kvGb: number;
  readonly overheadFraction: number;
  readonly activationsGb: number;
}): number {
  return args.weightsGb * (1 + args.overheadFraction) + args.kvGb + args.activationsGb;
}

export const VRAM_NEEDED_GB = defineFunction({
  name: "VRAM_NEEDED_GB",
  family: "memory",
  title: { en: "GPU memory needed", fr: "Mémoire GPU nécessaire" },
  summary: {
    en: "GB needed for weights, overhead, KV cache and activations",
    fr: "Go nécessaires : poids, surcoût, cache KV et activations",
  },
  params: [
    weightsGb,
    {
      name: "kv_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      default: 0,
      label: { en: "KV cache", fr: "cache KV" },
      help: {
        en: "GB of the KV cache of all users, as KV_CACHE_GB gives it",
        fr: "Go du cache KV de tous les utilisateurs, selon KV_CACHE_GB",
      },
    },
    {
      name: "overhead_fraction",
      kind: "number",
      unit: "fraction",
      min: 0,
      default: 0.2,
      label: { en: "overhead", fr: "surcoût" },
      help: {
        en: "Runtime, buffers and fragmentation, as a share of the weights",
        fr: "Moteur, tampons et fragmentation, en part des poids",
      },
    },
    {
      name: "activations_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      default: 0,
      label: { en: "activations", fr: "activations" },
      help: { en: "GB of activations, if counted apart", fr: "Go d’activations, si comptées à part" },
    },
  ],
  returns: { kind: "number", unit: "gb" },
  formula: "weights_gb × (1 + overhead_fraction) + kv_gb + activations_gb",
  compute: vramNeededGb,
  examples: [
    { args: [140], result: 168, note: { en: "70B in 16 bits", fr: "70 milliards en 16 bits" } },
    {
      args: [140, 42.94967296],
      result: 210.94967296,
      note: { en: "with 128k tokens of KV cache", fr: "avec 128k tokens de cache KV" },
    },
  ],
  assumptions: [
    {
      en: "20 % of overhead is a rule of thumb; LLM_MEMORY_GB looks at model and engine.",
      fr: "20 % de surcoût : règle empirique ; LLM_MEMORY_GB tient compte du modèle et du moteur.",
    },
  ],
  sources: [transformerMath],
  seeAlso: ["MIN_GPUS", "VRAM_FITS", "KV_CACHE_GB", "MODEL_SIZE_GB", "LLM_MEMORY_GB"],
});
