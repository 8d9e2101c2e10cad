import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { requireFresh, ttft, USUAL_OUTPUT } from "../../deployment/request.js";
import { concurrency, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { cachedTokens, outputTokens, promptTokens } from "../../params/tokens.js";
import { estimator } from "../../sources.js";

// TTFT is the least certain figure of all: queues, tokenisers and start-up differ from one server to the next.

/** One row [low, expected, high, floor], ms. */
export function llmTtftBand(
  args: DeploymentNames & {
    readonly promptTokens: number;
    readonly cachedTokens: number;
    readonly concurrency: number;
    readonly outputTokens: number;
  },
): readonly (readonly number[])[] {
  requireFresh(args);
  const { low, expected, high, ceiling } = ttft(deploy(args), args);
  return [[low, expected, high, ceiling]];
}

export const LLM_TTFT_BAND = defineFunction({
  name: "LLM_TTFT_BAND",
  family: "estimate",
  title: { en: "TTFT with its band", fr: "TTFT et sa fourchette" },
  summary: {
    en: "Low, expected, high and least possible time to first token",
    fr: "Délai avant le premier token : bas, attendu, haut, minimum possible",
  },
  params: [
    model,
    hardware,
    promptTokens,
    quant,
    deviceCount,
    cachedTokens,
    concurrency,
    engine,
    { ...outputTokens, default: USUAL_OUTPUT },
  ],
  returns: {
    kind: "matrix",
    unit: "ms",
    digits: 0,
    columns: [
      { en: "low", fr: "bas" },
      { en: "expected", fr: "attendu" },
      { en: "high", fr: "haut" },
      { en: "floor", fr: "plancher" },
    ],
  },
  formula: "low, expected and high of LLM_TTFT_MS, and the floor at nominal speed",
  compute: llmTtftBand,
  examples: [
    {
      args: ["llama 3.1 8b", "h100", 4000, "fp8"],
      note: { en: "a prompt of 4,000 tokens", fr: "un prompt de 4 000 tokens" },
    },
  ],
  assumptions: [
    {
      en: "Low and high are about the 10th and 90th percentile of published measurements.",
      fr: "Bas et haut sont environ les 10e et 90e centiles des mesures publiées.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_TTFT_MS", "LLM_TPOT_BAND", "LLM_FLEET"],
});
