import type { Cell, Reader } from "../../define.js";
import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { reportRows } from "../../deployment/report.js";
import { concurrency, depthTokens, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { outputTokens } from "../../params/tokens.js";
import { estimator, memoryRules } from "../../sources.js";

/** Two columns: what, and its value; the words are in the reader's language, the figures stay figures. */
export function llmReport(
  args: DeploymentNames & {
    readonly contextTokens: number;
    readonly outputTokens: number;
    readonly concurrency: number;
  },
  { lang }: Reader,
): readonly (readonly Cell[])[] {
  return reportRows(deploy(args), args).map(([label, value]) => [
    label[lang],
    typeof value === "object" ? value[lang] : value,
  ]);
}

export const LLM_REPORT = defineFunction({
  name: "LLM_REPORT",
  family: "estimate",
  title: { en: "Full report", fr: "Rapport complet" },
  summary: {
    en: "Memory, speed with band, TTFT, response time: label and value",
    fr: "Mémoire, vitesse et fourchette, TTFT, réponse : libellé et valeur",
  },
  params: [
    model,
    hardware,
    quant,
    deviceCount,
    depthTokens,
    { ...outputTokens, default: 500 },
    concurrency,
    engine,
  ],
  returns: {
    kind: "matrix",
    unit: "none",
    digits: 2,
    columns: [
      { en: "what", fr: "quoi" },
      { en: "value", fr: "valeur" },
    ],
  },
  formula: "all estimates for one scenario",
  compute: llmReport,
  examples: [
    {
      args: ["llama 3.1 70b", "h100", "fp8", 2],
      note: { en: "two columns that spill", fr: "deux colonnes qui s’étendent" },
    },
  ],
  assumptions: [
    {
      en: "The prompt is the context; the answer follows it.",
      fr: "Le prompt est le contexte ; la réponse le suit.",
    },
  ],
  sources: [estimator, memoryRules],
  seeAlso: ["LLM_COMPARE", "LLM_TPS_BAND", "LLM_MEMORY_GB"],
});
