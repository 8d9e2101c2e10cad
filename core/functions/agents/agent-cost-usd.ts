import { defineFunction } from "../../define.js";
import { baseTokens, calls, growthTokens, outputTokensPerCall } from "../../params/agent.js";
import { cachedUsdPerM, inputUsdPerM, outputUsdPerM } from "../../params/price.js";
import { speedArticle } from "../../sources.js";
import { agentCachedTokens } from "./agent-cached-tokens.js";
import { agentInputTokens } from "./agent-input-tokens.js";

// Most input of a loop is read again and again: the price of cached input decides the bill.

/** Price of an agent's whole loop, USD. */
export function agentCostUsd(args: {
  readonly calls: number;
  readonly baseTokens: number;
  readonly growthTokens: number;
  readonly outputTokens: number;
  readonly inputUsdPerM: number;
  readonly outputUsdPerM: number;
  readonly cachedUsdPerM: number;
}): number {
  const cached = agentCachedTokens(args);
  const fresh = agentInputTokens(args) - cached;
  const output = args.calls * args.outputTokens;
  return (fresh * args.inputUsdPerM + cached * args.cachedUsdPerM + output * args.outputUsdPerM) / 1e6;
}

export const AGENT_COST_USD = defineFunction({
  name: "AGENT_COST_USD",
  family: "agents",
  title: { en: "Cost of an agent loop", fr: "Coût d’une boucle d’agent" },
  summary: {
    en: "USD of an agent’s whole loop, cached input at its own price",
    fr: "USD d’une boucle d’agent entière, entrée en cache à son propre prix",
  },
  params: [calls, baseTokens, growthTokens, outputTokensPerCall, inputUsdPerM, outputUsdPerM, cachedUsdPerM],
  returns: { kind: "number", unit: "usd" },
  formula:
    "((base_tokens + (calls - 1) × growth_tokens) × input_usd_per_m + AGENT_CACHED_TOKENS(calls; base_tokens; growth_tokens) × cached_usd_per_m + calls × output_tokens × output_usd_per_m) / 1e6",
  compute: agentCostUsd,
  examples: [
    {
      args: [20, 4000, 1300, 800, 5, 30],
      result: 2.115,
      note: { en: "20 calls without a cache price", fr: "20 appels sans tarif de cache" },
    },
    {
      args: [20, 4000, 1300, 800, 5, 30, 0.5],
      result: 0.77265,
      note: { en: "cached input at a tenth", fr: "entrée en cache au dixième du prix" },
    },
  ],
  assumptions: [
    {
      en: "Full prefix cache; writing to the cache is not billed apart.",
      fr: "Cache de préfixes complet ; l’écriture en cache n’est pas facturée à part.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["AGENT_INPUT_TOKENS", "AGENT_CACHED_TOKENS", "REQUEST_COST_USD", "API_PRICE"],
});
