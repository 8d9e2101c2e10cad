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

export const peakTflops = {
  name: "peak_tflops",
  kind: "number",
  unit: "tflops",
  above: 0,
  label: { en: "peak compute", fr: "puissance de calcul" },
  help: {
    en: "Dense TFLOPS at the precision used (H100 BF16: 989.4)",
    fr: "TFLOPS denses à la précision utilisée (H100 BF16 : 989,4)",
  },
} as const satisfies NumberParam;

export const mfu = {
  name: "mfu",
  kind: "number",
  unit: "fraction",
  above: 0,
  max: 1,
  default: 0.5,
  label: { en: "MFU", fr: "MFU" },
  help: {
    en: "Share of the peak compute reached, 0 to 1",
    fr: "Part de la puissance de calcul atteinte, de 0 à 1",
  },
} as const satisfies NumberParam;

export const mbu = {
  name: "mbu",
  kind: "number",
  unit: "fraction",
  above: 0,
  max: 1,
  default: 1,
  label: { en: "MBU", fr: "MBU" },
  help: {
    en: "Share of the memory bandwidth reached, 0 to 1",
    fr: "Part de la bande passante mémoire atteinte, de 0 à 1",
  },
} as const satisfies NumberParam;

export const chips = {
  name: "chips",
  kind: "integer",
  unit: "chips",
  min: 1,
  label: { en: "chips", fr: "puces" },
  help: { en: "Chips (GPUs) that share the work", fr: "Puces (GPU) qui se partagent le travail" },
} as const satisfies NumberParam;

export const linkGbs = {
  name: "link_gbs",
  kind: "number",
  unit: "gbPerS",
  above: 0,
  label: { en: "link bandwidth", fr: "bande passante du lien" },
  help: {
    en: "GB/s of a chip in one direction (NVLink 4: 450)",
    fr: "Go/s d’une puce dans un seul sens (NVLink 4 : 450)",
  },
} as const satisfies NumberParam;

export const latencyUs = {
  name: "latency_us",
  kind: "number",
  unit: "us",
  min: 0,
  default: 0,
  label: { en: "all-reduce latency", fr: "latence d’un all-reduce" },
  help: {
    en: "Fixed cost of one all-reduce in µs, often 5 to 20",
    fr: "Coût fixe d’un all-reduce en µs, souvent de 5 à 20",
  },
} as const satisfies NumberParam;

export const utilisation = {
  name: "utilisation",
  kind: "number",
  unit: "fraction",
  above: 0,
  max: 1,
  label: { en: "utilisation", fr: "taux d’utilisation" },
  help: { en: "Share that is used, 0 to 1", fr: "Part utilisée, de 0 à 1" },
} as const satisfies NumberParam;

export const memoryUtilisation = {
  ...utilisation,
  default: 0.9,
  label: { en: "memory utilisation", fr: "taux d’occupation mémoire" },
  help: {
    en: "Share of the memory that the engine may fill (vLLM: 0.9)",
    fr: "Part de la mémoire que le moteur peut remplir (vLLM : 0,9)",
  },
} as const satisfies NumberParam;

export const vramGb = {
  name: "vram_gb",
  kind: "number",
  unit: "gb",
  above: 0,
  label: { en: "memory per GPU", fr: "mémoire par GPU" },
  help: {
    en: "Memory of one GPU in GB (H100: 80)",
    fr: "Mémoire d’un GPU en Go (H100 : 80)",
  },
} as const satisfies NumberParam;

export const gpus = {
  name: "gpus",
  kind: "integer",
  unit: "gpus",
  min: 1,
  label: { en: "GPUs", fr: "GPU" },
  help: { en: "Number of GPUs", fr: "Nombre de GPU" },
} as const satisfies NumberParam;

export const watts = {
  name: "watts",
  kind: "number",
  unit: "watts",
  above: 0,
  label: { en: "power", fr: "puissance" },
  help: {
    en: "Power drawn by the machine that reaches this speed, in W",
    fr: "Puissance appelée par la machine qui atteint cette vitesse, en W",
  },
} as const satisfies NumberParam;

export const pue = {
  name: "pue",
  kind: "number",
  unit: "times",
  min: 1,
  default: 1,
  label: { en: "PUE", fr: "PUE" },
  help: {
    en: "Power usage effectiveness of the site; 1 = no cooling overhead",
    fr: "Indicateur d’efficacité énergétique du site ; 1 = refroidissement exclu",
  },
} as const satisfies NumberParam;
