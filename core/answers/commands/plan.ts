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
} from "../options.js";

export const plan = defineCommand({
  name: "plan",
  description: {
    en: "A planning workbook: replicas, memory, latency, cost; as an .xlsx file",
    fr: "Un classeur de planification : réplicas, mémoire, latence, coût ; en .xlsx",
  },
  intent: "plan",
  options: [
    modelOption,
    hardwareOption,
    {
      ...numberOption(
        { name: "rate", nameFr: "debit" },
        { en: "Requests per second, mean", fr: "Requêtes par seconde, en moyenne" },
        "rps",
      ),
      required: true,
      above: 0,
    },
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
      { above: 0, max: 0.9999 },
    ),
    quantOption,
    gpusOption,
    numberOption(
      { name: "price", nameFr: "prix" },
      { en: "USD per GPU-hour", fr: "USD par GPU et par heure" },
      "gpu_hour",
    ),
    engineOption,
  ],
  example: {
    en: '/plan model:"Llama 3.1 70B" hardware:H200 rate:40 prompt:1500 output:400 ttft:1000 tpot:30 quant:fp8',
    fr: '/plan modele:"Llama 3.1 70B" materiel:H200 debit:40 prompt:1500 sortie:400 ttft:1000 tpot:30 format:fp8',
  },
});
