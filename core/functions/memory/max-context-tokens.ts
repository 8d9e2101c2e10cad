import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { floorSnap, reaches } from "../../lib/snap.js";
import { gpus, memoryUtilisation, vramGb } from "../../params/device.js";
import { kvBytesPerToken, weightsGb } from "../../params/model.js";
import { sequences } from "../../params/serving.js";
import { vllmMemory } from "../../sources.js";
import { minGpus } from "./min-gpus.js";

// What the weights and the reserve leave of the usable memory, shared by the sequences.

/** Longest context that every sequence can have, tokens. */
export function maxContextTokens(args: {
  readonly vramGb: number;
  readonly weightsGb: number;
  readonly kvBytesPerToken: number;
  readonly sequences: number;
  readonly gpus: number;
  readonly utilisation: number;
  readonly reserveGb: number;
}): number {
  const usableGb = args.gpus * args.vramGb * args.utilisation;
  const takenGb = args.weightsGb + args.reserveGb;
  if (!reaches(usableGb, takenGb))
    fail("infeasible", {
      param: "weights_gb",
      reason: {
        en: "weights and reserve take {taken} GB of {usable} GB usable: at least {gpus} GPUs needed, or fewer bytes per parameter",
        fr: "poids et réserve occupent {taken} Go pour {usable} Go utilisables : il faut au moins {gpus} GPU, ou moins d’octets par paramètre",
        values: { taken: takenGb, usable: usableGb, gpus: minGpus({ ...args, neededGb: takenGb }) },
      },
    });
  const freeBytes = Math.max(0, usableGb - takenGb) * 1e9;
  return floorSnap(freeBytes / (args.kvBytesPerToken * args.sequences));
}

export const MAX_CONTEXT_TOKENS = defineFunction({
  name: "MAX_CONTEXT_TOKENS",
  family: "memory",
  title: { en: "Longest context that fits", fr: "Contexte maximal en mémoire" },
  summary: {
    en: "Tokens of context per sequence that fit beside the weights",
    fr: "Tokens de contexte par séquence qui tiennent à côté des poids",
  },
  params: [
    vramGb,
    weightsGb,
    { ...kvBytesPerToken, above: 0 },
    sequences,
    { ...gpus, default: 1 },
    memoryUtilisation,
    {
      name: "reserve_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      default: 0,
      label: { en: "reserve", fr: "réserve" },
      help: {
        en: "GB kept for activations, buffers and other programs",
        fr: "Go gardés pour les activations, les tampons et d’autres programmes",
      },
    },
  ],
  returns: { kind: "integer", unit: "tokens" },
  formula:
    "floor((gpus × vram_gb × utilisation - weights_gb - reserve_gb) × 1e9 / (kv_bytes_per_token × sequences))",
  compute: maxContextTokens,
  examples: [
    {
      args: [80, 140, 327680, null, 4],
      result: 451660,
      note: {
        en: "70B in 16 bits on four 80 GB cards",
        fr: "70 milliards en 16 bits, quatre cartes de 80 Go",
      },
    },
    {
      args: [80, 140, 327680, 32, 4],
      result: 14114,
      note: { en: "the same for 32 users", fr: "le même pour 32 utilisateurs" },
    },
  ],
  assumptions: [
    {
      en: "What memory allows; the model’s own limit may be lower (MODEL_SPEC).",
      fr: "Ce que permet la mémoire ; la limite du modèle peut être plus basse (MODEL_SPEC).",
    },
  ],
  sources: [vllmMemory],
  seeAlso: ["KV_BYTES_PER_TOKEN", "KV_MAX_TOKENS", "VRAM_NEEDED_GB", "LLM_MAX_CONTEXT"],
});
