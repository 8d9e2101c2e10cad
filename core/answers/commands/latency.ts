import { defineCommand } from "../define-command.js";
import {
  engineOption,
  gpusOption,
  hardwareOption,
  modelOption,
  numberOption,
  optional,
  promptOption,
  quantOption,
  usersOption,
} from "../options.js";

export const latency = defineCommand({
  name: "latency",
  description: {
    en: "How long an answer takes: from TTFT and TPOT, or from model and hardware",
    fr: "Durée d’une réponse : d’après TTFT et TPOT, ou modèle et matériel",
  },
  intent: "latency",
  options: [
    numberOption(
      { name: "tpot" },
      { en: "Time per output token after the first, in ms", fr: "Temps par token après le premier, en ms" },
      "tpot_ms",
    ),
    numberOption(
      { name: "ttft" },
      { en: "Time to first token, in ms", fr: "Délai avant le premier token, en ms" },
      "ttft_ms",
      { min: 0 },
    ),
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
    numberOption(
      { name: "speed", nameFr: "vitesse" },
      { en: "Tokens per second, instead of TPOT", fr: "Tokens par seconde, au lieu du TPOT" },
      "tps",
    ),
    numberOption(
      { name: "budget" },
      { en: "Seconds available: how many tokens fit?", fr: "Secondes disponibles : combien de tokens ?" },
      "latency_s",
      { min: 0 },
    ),
    optional(modelOption),
    optional(hardwareOption),
    promptOption,
    quantOption,
    gpusOption,
    usersOption,
    engineOption,
  ],
  example: { en: "/latency ttft:200 tpot:20 tokens:500", fr: "/latency ttft:200 tpot:20 tokens:500" },
});
