import type { NumberParam } from "../define.js";

// Parameters that describe a device.

export const bandwidthGbs = {
  name: "bandwidth_gbs",
  kind: "number",
  unit: "gbPerS",
  above: 0,
  label: { en: "memory bandwidth", fr: "bande passante mémoire" },
  help: {
    en: "Memory bandwidth in GB/s (H100 SXM: 3350)",
    fr: "Bande passante mémoire en Go/s (H100 SXM : 3350)",
  },
} as const satisfies NumberParam;

export const efficiency = {
  name: "efficiency",
  kind: "number",
  unit: "fraction",
  above: 0,
  max: 1,
  default: 1,
  label: { en: "bandwidth efficiency", fr: "rendement mémoire" },
  help: {
    en: "Share of the bandwidth reached, 0 to 1; 1 is the ceiling",
    fr: "Part de la bande passante atteinte, de 0 à 1 ; 1 = plafond",
  },
} as const satisfies NumberParam;
