import { defineCommand } from "../define-command.js";
import {
  engineOption,
  gpusOption,
  hardwareOption,
  modelOption,
  numberOption,
  outputOption,
  promptOption,
  quantOption,
  usersOption,
} from "../options.js";

export const fleet = defineCommand({
  name: "fleet",
  description: {
    en: "How many replicas keep TTFT and TPOT at a request rate",
    fr: "Combien de réplicas tiennent TTFT et TPOT à un débit de requêtes",
  },
  intent: "fleet",
  options: [
    modelOption,
    hardwareOption,
    numberOption(
      { name: "rate", nameFr: "debit" },
      { en: "Requests per second at the peak", fr: "Requêtes par seconde, en pointe" },
      "rps",
    ),
    promptOption,
    outputOption,
    numberOption({ name: "ttft" }, { en: "TTFT limit, in ms", fr: "Limite de TTFT, en ms" }, "ttft_ms"),
    numberOption({ name: "tpot" }, { en: "TPOT limit, in ms", fr: "Limite de TPOT, en ms" }, "tpot_ms"),
    numberOption(
      { name: "percentile" },
      {
        en: "Share of requests that must keep the limits, 0.95 if left out",
        fr: "Part des requêtes à tenir, 0,95 par défaut",
      },
      "percentile",
      { above: 0, max: 0.999 },
    ),
    quantOption,
    gpusOption,
    usersOption,
    engineOption,
  ],
  example: {
    en: '/fleet model:"Llama 3.1 70B" hardware:H100 rate:10 quant:fp8 gpus:2',
    fr: '/fleet modele:"Llama 3.1 70B" materiel:H100 debit:10 format:fp8 cartes:2',
  },
});
