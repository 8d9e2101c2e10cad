import { defineFunction } from "../../define.js";
import { acceptance, costRatio, draftTokens } from "../../params/speculative.js";
import { tps } from "../../params/time.js";
import { leviathan, throughputSheet } from "../../sources.js";
import { specSpeedup } from "./spec-speedup.js";

// The gain applies to whatever speed the stream has without speculation.

/** Speed of a stream with speculative decoding, tok/s. */
export function specTps(args: {
  readonly baseTps: number;
  readonly acceptance: number;
  readonly draftTokens: number;
  readonly costRatio: number;
}): number {
  return args.baseTps * specSpeedup(args);
}

export const SPEC_TPS = defineFunction({
  name: "SPEC_TPS",
  family: "speculative",
  title: { en: "Speed with speculative decoding", fr: "Vitesse avec décodage spéculatif" },
  summary: {
    en: "Tokens/s of a stream once speculative decoding is on",
    fr: "Tokens/s d’un flux une fois le décodage spéculatif activé",
  },
  params: [
    {
      ...tps,
      name: "base_tps",
      label: { en: "speed without", fr: "vitesse sans" },
      help: { en: "Tokens per second without speculation", fr: "Tokens par seconde sans spéculation" },
    },
    acceptance,
    draftTokens,
    costRatio,
  ],
  returns: { kind: "number", unit: "tokPerS" },
  formula: "base_tps × (1 + acceptance + … + acceptance^draft_tokens) / (draft_tokens × cost_ratio + 1)",
  compute: specTps,
  examples: [
    {
      args: [23.928571428571427, 0.8, 5, 0.05],
      result: 70.62336,
      note: { en: "70B in 16 bits on an H100", fr: "70 milliards en 16 bits sur H100" },
    },
  ],
  assumptions: [
    {
      en: "Verifying costs one decode step: small batch, memory-bound.",
      fr: "Vérifier coûte un pas de décodage : petit lot, mémoire limitante.",
    },
  ],
  sources: [leviathan, throughputSheet],
  seeAlso: ["SPEC_SPEEDUP", "TOKENS_PER_SEC"],
});
