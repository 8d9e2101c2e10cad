import type { NumberParam } from "../define.js";

// Parameters that describe latencies and speeds.

export const ttftMs = {
  name: "ttft_ms",
  kind: "number",
  unit: "ms",
  min: 0,
  label: { en: "TTFT", fr: "TTFT" },
  help: { en: "Time to first token, in ms", fr: "Délai avant le premier token, en ms" },
} as const satisfies NumberParam;

export const tpotMs = {
  name: "tpot_ms",
  kind: "number",
  unit: "ms",
  min: 0,
  label: { en: "TPOT", fr: "TPOT" },
  help: {
    en: "Mean time per output token after the first, in ms",
    fr: "Temps moyen par token après le premier, en ms",
  },
} as const satisfies NumberParam;

export const tps = {
  name: "tps",
  kind: "number",
  unit: "tokPerS",
  above: 0,
  label: { en: "speed", fr: "vitesse" },
  help: { en: "Tokens per second of one stream", fr: "Tokens par seconde d’un flux" },
} as const satisfies NumberParam;

export const budgetS = {
  name: "budget_s",
  kind: "number",
  unit: "s",
  min: 0,
  label: { en: "time budget", fr: "budget de temps" },
  help: { en: "Longest acceptable wait, in seconds", fr: "Attente maximale acceptable, en secondes" },
} as const satisfies NumberParam;
