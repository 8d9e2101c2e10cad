import { defineCommand } from "../define-command.js";
import { gpusOption, hardwareOption, modelOption, optional, quantOption } from "../options.js";

export const bench = defineCommand({
  name: "bench",
  description: {
    en: "Benchmark protocol, or reading of your results",
    fr: "Protocole de mesure, ou lecture de vos résultats",
  },
  intent: "benchmark_how",
  options: [
    {
      name: "results",
      nameFr: "resultats",
      description: {
        en: "llama-bench, vLLM, genai-perf, guidellm or CSV, pasted",
        fr: "llama-bench, vLLM, genai-perf, guidellm ou CSV, collés",
      },
      kind: "text",
      slot: "results",
    },
    {
      name: "file",
      nameFr: "fichier",
      description: {
        en: "The same as a file (JSON, CSV, Markdown)",
        fr: "Les mêmes en fichier (JSON, CSV, Markdown)",
      },
      kind: "attachment",
      slot: "results",
    },
    optional(modelOption),
    optional(hardwareOption),
    quantOption,
    gpusOption,
  ],
  example: { en: "/bench", fr: "/bench" },
});
