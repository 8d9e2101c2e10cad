import type { NumberParam } from "../define.js";
import { tps } from "./time.js";
import { outputTokens } from "./tokens.js";

// Parameters of prices and billed tokens.

export const inputTokens = {
  name: "input_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  label: { en: "input tokens", fr: "tokens d’entrée" },
  help: { en: "Tokens of the prompt, cached ones included", fr: "Tokens du prompt, ceux en cache compris" },
} as const satisfies NumberParam;

export const billedOutputTokens = {
  ...outputTokens,
  min: 0,
  help: {
    en: "Tokens of the answer, hidden reasoning included",
    fr: "Tokens de la réponse, raisonnement caché compris",
  },
} as const satisfies NumberParam;

export const inputUsdPerM = {
  name: "input_usd_per_m",
  kind: "number",
  unit: "usdPerM",
  min: 0,
  label: { en: "input price", fr: "prix d’entrée" },
  help: { en: "USD per million input tokens", fr: "USD par million de tokens d’entrée" },
} as const satisfies NumberParam;

export const outputUsdPerM = {
  name: "output_usd_per_m",
  kind: "number",
  unit: "usdPerM",
  min: 0,
  label: { en: "output price", fr: "prix de sortie" },
  help: { en: "USD per million output tokens", fr: "USD par million de tokens de sortie" },
} as const satisfies NumberParam;

export const cachedUsdPerM = {
  name: "cached_usd_per_m",
  kind: "number",
  unit: "usdPerM",
  min: 0,
  default: "input_usd_per_m",
  label: { en: "cached input price", fr: "prix d’entrée en cache" },
  help: {
    en: "USD per million input tokens read from cache; the input price if omitted",
    fr: "USD par million de tokens lus en cache ; le prix d’entrée par défaut",
  },
} as const satisfies NumberParam;

export const apiUsdPerM = {
  name: "api_usd_per_m",
  kind: "number",
  unit: "usdPerM",
  above: 0,
  label: { en: "API price", fr: "prix de l’API" },
  help: {
    en: "What the API asks, USD per million tokens",
    fr: "Tarif de l’API, en USD par million de tokens",
  },
} as const satisfies NumberParam;

export const gpuHourUsd = {
  name: "gpu_hour_usd",
  kind: "number",
  unit: "usdPerHour",
  min: 0,
  label: { en: "GPU price", fr: "prix du GPU" },
  help: { en: "USD per hour for one GPU", fr: "USD par heure pour un GPU" },
} as const satisfies NumberParam;

export const aggregateTps = {
  ...tps,
  label: { en: "throughput", fr: "débit" },
  help: {
    en: "Tokens per second of the whole machine, all users together",
    fr: "Tokens par seconde de toute la machine, tous utilisateurs confondus",
  },
} as const satisfies NumberParam;
