import type { HardwareRow } from "../../catalogue/types.js";
import { fail } from "../../failure.js";
import { GIB, MIB } from "./units.js";

/** Memory of one device that an engine sees, and where the figure comes from. */
export interface UsableMemory {
  readonly bytes: number;
  /** `measured`: an engine printed it. `driver`: the driver's total less the context. `estimated`: a usual share. */
  readonly basis: "measured" | "driver" | "estimated";
}

// Totals that engines printed (start-up logs), in GiB.
const SEEN_GIB: Readonly<Record<string, number>> = {
  "nvidia-h100-sxm": 79.19,
  "nvidia-h200-sxm": 139.81,
  "nvidia-a100-sxm-80gb": 79.2,
  "nvidia-a100-pcie-80gb": 79.2,
  "nvidia-a100-sxm-40gb": 39.4,
  "nvidia-a100-pcie-40gb": 39.4,
  "nvidia-l40s": 44.4,
  "rtx-3090": 24126 / 1024,
  "rtx-4090": 24080 / 1024,
  "rtx-5090": 32105 / 1024,
  "rtx-pro-6000-blackwell": 93.88,
  "dgx-spark-gb10": 121.69,
  "intel-gaudi2": 94.62,
};

/** Driver total less what the device's context takes. */
const CONTEXT_GIB = 0.5;

/** The device facts that decide it; a catalogue row has them all. */
export type MemoryDevice = Pick<HardwareRow, "kind" | "name"> &
  Partial<Pick<HardwareRow, "id" | "memoryGb" | "usableMib" | "vendor" | "memoryVariantsGb">>;

/**
 * Usable bytes of one device. Marketed sizes are labels: an "80 GB" H100 has 79.19 GiB for the engine. `memoryGb` is
 * the capacity that the user chose, for devices sold with several and for CPUs.
 */
export function usableMemory(device: MemoryDevice, memoryGb?: number, param = "hardware"): UsableMemory {
  const marketed = memoryGb ?? device.memoryGb;
  if (marketed === undefined) return withoutMemory(device, param);
  if (marketed === device.memoryGb) {
    const seen = device.id === undefined ? undefined : SEEN_GIB[device.id];
    if (seen !== undefined) return { bytes: seen * GIB, basis: "measured" };
    if (device.usableMib !== undefined)
      return { bytes: device.usableMib * MIB - CONTEXT_GIB * GIB, basis: "driver" };
  }
  return { bytes: marketed * GIB * usualShare(device, marketed), basis: "estimated" };
}

function withoutMemory(device: MemoryDevice, param: string): never {
  return fail("infeasible", {
    param,
    given: device.name,
    reason: {
      en: "{name} has no memory size of its own: write it behind the name, for example “{name} 64 GB”",
      fr: "{name} n’a pas de taille mémoire propre : ajoutez-la au nom, par exemple « {name} 64 Go »",
      values: { name: device.name },
    },
  });
}

/** Share of the marketed size, taken as GiB, that a model may use on devices whose total nobody printed. */
function usualShare({ kind, name }: MemoryDevice, marketedGb: number): number {
  switch (kind) {
    case "apple-silicon":
      // The default limit of the GPU; it can be raised.
      return marketedGb <= 36 ? 2 / 3 : 3 / 4;
    case "apu":
      // The size that the firmware or driver gives the GPU.
      return 3 / 4;
    case "cpu":
      return 0.9;
    case "consumer-gpu":
      return 0.98;
    case "datacenter-gpu":
      // Error correction takes a part of GDDR, not of HBM.
      return /\b(?:A10G?|A40|L4|L40S?|T4|P40)\b/.test(name) ? 0.93 : 0.985;
    default:
      return 1;
  }
}
