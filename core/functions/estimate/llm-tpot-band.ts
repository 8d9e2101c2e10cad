import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { type RequestShape, requireFresh, tpot } from "../../deployment/request.js";
import { concurrency, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { cachedTokens, outputTokens, promptTokens } from "../../params/tokens.js";
import { estimator } from "../../sources.js";

// Unlike LLM_TPOT_MS this knows the prompt, so the prefills of other users are inside, as benchmarks count them; what their
// prompts find in the prefix cache is not prefilled.

/** One row [low, expected, high, floor], ms per output token. */
export function llmTpotBand(
  args: DeploymentNames & RequestShape & { readonly cachedTokens: number },
): readonly (readonly number[])[] {
  requireFresh(args);
  const { low, expected, high, ceiling } = tpot(deploy(args), args);
  return [[low, expected, high, ceiling]];
}

export const LLM_TPOT_BAND = defineFunction({
  name: "LLM_TPOT_BAND",
  family: "estimate",
  title: { en: "TPOT with its band", fr: "TPOT et sa fourchette" },
  summary: {
    en: "Low, expected, high and least possible time per output token",
    fr: "Temps par token de sortie : bas, attendu, haut, minimum possible",
  },
  params: [
    model,
    hardware,
    promptTokens,
    outputTokens,
    quant,
    deviceCount,
    concurrency,
    engine,
    cachedTokens,
  ],
  returns: {
    kind: "matrix",
    unit: "ms",
    digits: 2,
    columns: [
      { en: "low", fr: "bas" },
      { en: "expected", fr: "attendu" },
      { en: "high", fr: "haut" },
      { en: "floor", fr: "plancher" },
    ],
  },
  formula: "low, expected and high of step + prefills of the others, and the floor at nominal speed",
  compute: llmTpotBand,
  examples: [
    {
      args: ["llama 3.1 70b", "h100", 1000, 500, "fp8", 2, 16],
      note: { en: "16 users, 1,000 in, 500 out", fr: "16 utilisateurs, 1 000 en entrée, 500 en sortie" },
    },
  ],
  assumptions: [
    {
      en: "Low and high are about the 10th and 90th percentile of published measurements.",
      fr: "Bas et haut sont environ les 10e et 90e centiles des mesures publiées.",
    },
    {
      en: "Closed loop of users with requests of that shape.",
      fr: "Boucle fermée d’utilisateurs, requêtes de cette forme.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_TPOT_MS", "LLM_TTFT_BAND", "LLM_FLEET"],
});
