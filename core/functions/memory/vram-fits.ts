import { defineFunction } from "../../define.js";
import { reaches } from "../../lib/snap.js";
import { gpus, memoryUtilisation, vramGb } from "../../params/device.js";
import { neededGb } from "../../params/memory.js";
import { vllmMemory } from "../../sources.js";

// The same question as MIN_GPUS, so the same tolerance: an exact fit is a fit even when the doubles miss it by a hair.

/** Whether the usable memory of the GPUs holds what is needed. */
export function vramFits(args: {
  readonly neededGb: number;
  readonly vramGb: number;
  readonly gpus: number;
  readonly utilisation: number;
}): boolean {
  return reaches(args.gpus * args.vramGb * args.utilisation, args.neededGb);
}

export const VRAM_FITS = defineFunction({
  name: "VRAM_FITS",
  family: "memory",
  title: { en: "Does it fit?", fr: "Tient-il en mémoire ?" },
  summary: {
    en: "TRUE when the memory of the GPUs holds what is needed",
    fr: "VRAI si la mémoire des GPU suffit",
  },
  params: [neededGb, vramGb, { ...gpus, default: 1 }, memoryUtilisation],
  returns: { kind: "boolean", unit: "none" },
  formula: "needed_gb ≤ gpus × vram_gb × utilisation",
  compute: vramFits,
  examples: [
    { args: [144, 80, 2], result: true, note: { en: "an exact fit", fr: "tout juste" } },
    { args: [168, 80, 2], result: false, note: { en: "24 GB too many", fr: "24 Go de trop" } },
  ],
  assumptions: [
    {
      en: "Memory splits evenly over the GPUs; an exact fit counts as a fit.",
      fr: "Mémoire répartie également entre GPU ; tout juste compte comme suffisant.",
    },
  ],
  sources: [vllmMemory],
  seeAlso: ["MIN_GPUS", "VRAM_NEEDED_GB", "LLM_FITS"],
});
