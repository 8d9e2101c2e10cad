import { defineFunction } from "../../define.js";
import { type DecodeQuestion, decodeSpeed } from "../../deployment/decode.js";
import { speedParams } from "../../params/speed.js";
import { estimator } from "../../sources.js";

// The expected value, not the ceiling: bytes read, compute, launch costs and links, calibrated on published measurements.

/** Expected decode speed of one user, tok/s. */
export function llmTps(args: DecodeQuestion): number {
  return decodeSpeed(args).expected;
}

export const LLM_TPS = defineFunction({
  name: "LLM_TPS",
  family: "estimate",
  title: { en: "Expected decode speed", fr: "Vitesse de décodage attendue" },
  summary: {
    en: "Expected tokens/s per user of a named model on named hardware",
    fr: "Tokens/s attendus par utilisateur, modèle et matériel nommés",
  },
  params: speedParams,
  returns: { kind: "number", unit: "tokPerS", digits: 1 },
  formula: "1000 / step time of the estimator",
  compute: llmTps,
  examples: [
    {
      args: ["llama 3.1 8b", "rtx 4090"],
      note: { en: "Q4_K_M on llama.cpp, as people run it", fr: "Q4_K_M sur llama.cpp, l’usage courant" },
    },
    {
      args: ["llama 3.1 70b", "h100", "fp8", 2, 4096, 16, "vLLM"],
      note: { en: "two cards, 16 users", fr: "deux cartes, 16 utilisateurs" },
    },
  ],
  assumptions: [
    {
      en: "Format left out: the native one on serving engines, Q4_K_M on portable ones.",
      fr: "Format omis : natif sur un moteur de service, Q4_K_M sur un moteur portable.",
    },
    {
      en: "Several devices: tensor parallel on serving engines, layers split on portable ones.",
      fr: "Plusieurs cartes : parallélisme de tenseurs en service, répartition par couches sinon.",
    },
    {
      en: "Context is what the cache holds when the token is made.",
      fr: "Le contexte est ce que contient le cache au moment du token.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_TPS_BAND", "LLM_TPOT_MS", "LLM_FITS", "TOKENS_PER_SEC"],
});
