import { defineFunction } from "../../define.js";
import { ceilSnap } from "../../lib/snap.js";
import { memoryUtilisation, vramGb } from "../../params/device.js";
import { neededGb } from "../../params/memory.js";
import { vllmMemory } from "../../sources.js";

// An exact fit counts as a fit. Tensor parallelism wants a divisor of the heads, so the next power of two is often used.

/** Fewest GPUs whose usable memory holds the model. */
export function minGpus(args: {
  readonly neededGb: number;
  readonly vramGb: number;
  readonly utilisation: number;
}): number {
  return ceilSnap(args.neededGb / (args.vramGb * args.utilisation));
}

export const MIN_GPUS = defineFunction({
  name: "MIN_GPUS",
  family: "memory",
  title: { en: "GPUs needed", fr: "GPU nécessaires" },
  summary: {
    en: "Fewest GPUs whose memory holds what is needed",
    fr: "Nombre minimal de GPU dont la mémoire suffit",
  },
  params: [neededGb, vramGb, memoryUtilisation],
  returns: { kind: "integer", unit: "gpus" },
  formula: "ceil(needed_gb / (vram_gb × utilisation))",
  compute: minGpus,
  examples: [
    {
      args: [168, 80],
      result: 3,
      note: { en: "168 GB on 80 GB cards", fr: "168 Go sur des cartes de 80 Go" },
    },
    { args: [168, 192], result: 1, note: { en: "on one 192 GB card", fr: "sur une carte de 192 Go" } },
  ],
  assumptions: [
    {
      en: "Memory splits evenly; tensor parallelism often takes the next power of two.",
      fr: "Mémoire répartie également ; le parallélisme de tenseurs prend souvent la puissance de 2.",
    },
  ],
  sources: [vllmMemory],
  seeAlso: ["VRAM_NEEDED_GB", "VRAM_FITS", "CHIPS_TO_HOLD", "LLM_MIN_GPUS"],
});
