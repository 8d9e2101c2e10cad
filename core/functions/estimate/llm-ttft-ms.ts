import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { requireFresh, ttft } from "../../deployment/request.js";
import { concurrency, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { cachedTokens, promptTokens } from "../../params/tokens.js";
import { estimator } from "../../sources.js";

// Prefill of the fresh part of the prompt, the engine's own start, and the queue behind other users.

/** Expected time to first token, ms. */
export function llmTtftMs(
  args: DeploymentNames & {
    readonly promptTokens: number;
    readonly cachedTokens: number;
    readonly concurrency: number;
  },
): number {
  requireFresh(args);
  return ttft(deploy(args), args).expected;
}

export const LLM_TTFT_MS = defineFunction({
  name: "LLM_TTFT_MS",
  family: "estimate",
  title: { en: "Expected TTFT", fr: "TTFT attendu" },
  summary: {
    en: "Expected time to first token of a named model on hardware",
    fr: "Délai attendu avant le premier token, modèle et matériel nommés",
  },
  params: [model, hardware, promptTokens, quant, deviceCount, cachedTokens, concurrency, engine],
  returns: { kind: "number", unit: "ms", digits: 0 },
  formula: "start + prefill of (prompt_tokens - cached_tokens) + queue",
  compute: llmTtftMs,
  examples: [
    {
      args: ["llama 3.1 8b", "h100", 4000, "fp8"],
      note: { en: "a prompt of 4,000 tokens", fr: "un prompt de 4 000 tokens" },
    },
  ],
  assumptions: [
    {
      en: "Several users in a closed loop; all at once waits longer.",
      fr: "Plusieurs utilisateurs en boucle fermée ; une rafale attend davantage.",
    },
    {
      en: "TTFT is the least certain figure: read it with its band.",
      fr: "Le TTFT est le chiffre le moins sûr : lisez-le avec sa fourchette.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_TTFT_BAND", "LLM_RESPONSE_S", "PREFILL_MS", "TTFT_MS"],
});
