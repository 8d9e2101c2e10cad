import type { NumberParam } from "../define.js";

// Parameters of memory fit.

export const neededGb = {
  name: "needed_gb",
  kind: "number",
  unit: "gb",
  above: 0,
  label: { en: "memory needed", fr: "mémoire nécessaire" },
  help: {
    en: "GB to hold, as VRAM_NEEDED_GB gives it",
    fr: "Go à loger, tels que les donne VRAM_NEEDED_GB",
  },
} as const satisfies NumberParam;
