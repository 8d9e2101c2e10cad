import { defineFunction } from "../../define.js";
import { baseTokens, calls, growthTokens } from "../../params/agent.js";
import { speedArticle } from "../../sources.js";

// With a full prefix cache, each call finds the whole input of the call before: that is the input of a loop one call
// shorter. Fresh are the first prompt and, per later call, the growth.

/** Input tokens of a loop that a prefix cache serves. */
export function agentCachedTokens(args: {
  readonly calls: number;
  readonly baseTokens: number;
  readonly growthTokens: number;
}): number {
  const later = Math.max(0, args.calls - 1);
  return later * args.baseTokens + (args.growthTokens * later * Math.max(0, later - 1)) / 2;
}

export const AGENT_CACHED_TOKENS = defineFunction({
  name: "AGENT_CACHED_TOKENS",
  family: "agents",
  title: { en: "Cached tokens of an agent loop", fr: "Tokens en cache d’une boucle d’agent" },
  summary: {
    en: "Input tokens of an agent loop that a prefix cache serves",
    fr: "Tokens d’entrée d’une boucle d’agent servis par le cache de préfixes",
  },
  params: [calls, baseTokens, growthTokens],
  returns: { kind: "integer", unit: "tokens" },
  formula: "(calls - 1) × base_tokens + growth_tokens × (calls - 1) × (calls - 2) / 2",
  compute: agentCachedTokens,
  examples: [
    {
      args: [20, 4000, 1300],
      result: 298300,
      note: { en: "91 % of the 327,000 tokens read", fr: "91 % des 327 000 tokens lus" },
    },
  ],
  assumptions: [
    {
      en: "The cache holds the whole conversation and never expires; 0 for one call.",
      fr: "Le cache garde toute la conversation sans expirer ; 0 pour un seul appel.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["AGENT_INPUT_TOKENS", "AGENT_COST_USD", "REQUEST_COST_USD"],
});
