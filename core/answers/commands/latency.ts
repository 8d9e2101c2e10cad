import { defineCommand } from "../define-command.js";

export const latency = defineCommand({
  name: "latency",
  description: {
    en: "How long an answer takes, from TTFT and TPOT",
    fr: "Durée d’une réponse, d’après le TTFT et le TPOT",
  },
  intent: "latency",
  options: [
    {
      name: "tpot",
      description: {
        en: "Time per output token after the first, in ms",
        fr: "Temps par token après le premier, en ms",
      },
      kind: "number",
      slot: "tpot_ms",
      above: 0,
    },
    {
      name: "ttft",
      description: { en: "Time to first token, in ms", fr: "Délai avant le premier token, en ms" },
      kind: "number",
      slot: "ttft_ms",
      min: 0,
    },
    {
      name: "tokens",
      description: {
        en: "Tokens of the answer (500 if left out)",
        fr: "Tokens de la réponse (500 par défaut)",
      },
      kind: "integer",
      slot: "output_tokens",
      min: 1,
      max: 1e9,
    },
    {
      name: "speed",
      nameFr: "vitesse",
      description: { en: "Tokens per second, instead of TPOT", fr: "Tokens par seconde, au lieu du TPOT" },
      kind: "number",
      slot: "tps",
      above: 0,
    },
    {
      name: "budget",
      description: {
        en: "Seconds available: how many tokens fit?",
        fr: "Secondes disponibles : combien de tokens ?",
      },
      kind: "number",
      slot: "latency_s",
      min: 0,
    },
  ],
  example: { en: "/latency ttft:200 tpot:20 tokens:500", fr: "/latency ttft:200 tpot:20 tokens:500" },
});
