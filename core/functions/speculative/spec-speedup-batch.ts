import { defineFunction } from "../../define.js";
import { batch } from "../../params/serving.js";
import { acceptance, costRatio, draftTokens } from "../../params/speculative.js";
import { leviathan } from "../../sources.js";
import { specTokensPerStep } from "./spec-tokens-per-step.js";

// Verifying computes B (g + 1) tokens instead of B. Below the critical batch both take one reading of the weights;
// above it time grows with the tokens, so the pass costs max(Bc, B (g + 1)) / max(Bc, B) plain steps.

/** Gain of speculative decoding for a batch; below 1 it slows the batch down. */
export function specSpeedupBatch(args: {
  readonly acceptance: number;
  readonly draftTokens: number;
  readonly costRatio: number;
  readonly batch: number;
  readonly criticalBatch: number;
}): number {
  const { draftTokens, costRatio, batch, criticalBatch } = args;
  const verify = Math.max(criticalBatch, batch * (draftTokens + 1)) / Math.max(criticalBatch, batch);
  return specTokensPerStep(args) / (draftTokens * costRatio + verify);
}

export const SPEC_SPEEDUP_BATCH = defineFunction({
  name: "SPEC_SPEEDUP_BATCH",
  family: "speculative",
  title: { en: "Speculative gain in a batch", fr: "Gain spéculatif dans un lot" },
  summary: {
    en: "Gain of speculative decoding when many sequences share a step",
    fr: "Gain du décodage spéculatif quand un lot partage le pas",
  },
  params: [
    acceptance,
    draftTokens,
    costRatio,
    batch,
    {
      name: "critical_batch",
      kind: "number",
      unit: "tokens",
      above: 0,
      label: { en: "critical batch", fr: "lot critique" },
      help: {
        en: "As CRITICAL_BATCH gives it (H100 in BF16: 295)",
        fr: "Tel que le donne CRITICAL_BATCH (H100 en BF16 : 295)",
      },
    },
  ],
  returns: { kind: "number", unit: "times" },
  formula:
    "(1 + acceptance + … + acceptance^draft_tokens) / (draft_tokens × cost_ratio + max(critical_batch; batch × (draft_tokens + 1)) / max(critical_batch; batch))",
  compute: specSpeedupBatch,
  examples: [
    {
      args: [0.8, 5, 0.05, 128, 295],
      result: 1.292946361746362,
      note: {
        en: "verifying 768 tokens is limited by compute",
        fr: "vérifier 768 tokens bute sur le calcul",
      },
    },
    {
      args: [0.8, 5, 0.05, 512, 295],
      result: 0.5902848,
      note: { en: "a large batch loses", fr: "un grand lot y perd" },
    },
  ],
  assumptions: [
    {
      en: "Dense model, no KV cache reads; a MoE gains less even in small batches.",
      fr: "Modèle dense, sans lecture du cache KV ; un MoE gagne moins, même en petit lot.",
    },
    {
      en: "The draft’s cost stays in proportion to the plain step.",
      fr: "Le coût du brouillon reste proportionnel au pas simple.",
    },
  ],
  sources: [leviathan],
  seeAlso: ["SPEC_SPEEDUP", "CRITICAL_BATCH", "BATCH_STEP_MS"],
});
