import { defineFunction } from "../../define.js";
import type { DecodeQuestion } from "../../deployment/decode.js";
import { speedParams } from "../../params/speed.js";
import { estimator } from "../../sources.js";
import { llmTps } from "./llm-tps.js";

// The reciprocal of LLM_TPS: no prefill of others is mixed in (LLM_RESPONSE_S knows the prompt and counts it).

/** Expected time per output token of one user, ms. */
export function llmTpotMs(args: DecodeQuestion): number {
  return 1000 / llmTps(args);
}

export const LLM_TPOT_MS = defineFunction({
  name: "LLM_TPOT_MS",
  family: "estimate",
  title: { en: "Expected TPOT", fr: "TPOT attendu" },
  summary: {
    en: "Expected time per output token of a named model on hardware",
    fr: "Temps attendu par token, modèle et matériel nommés",
  },
  params: speedParams,
  returns: { kind: "number", unit: "ms" },
  formula: "1000 / LLM_TPS",
  compute: llmTpotMs,
  examples: [
    {
      args: ["llama 3.1 8b", "rtx 4090"],
      note: { en: "the inverse of LLM_TPS", fr: "l’inverse de LLM_TPS" },
    },
  ],
  assumptions: [{ en: "Decode only, as in LLM_TPS.", fr: "Décodage seul, comme LLM_TPS." }],
  sources: [estimator],
  seeAlso: ["LLM_TPOT_BAND", "LLM_TPS", "LLM_TTFT_MS", "LLM_RESPONSE_S"],
});
