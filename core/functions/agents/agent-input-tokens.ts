import { defineFunction } from "../../define.js";
import { baseTokens, calls, growthTokens } from "../../params/agent.js";
import { speedArticle } from "../../sources.js";

// Call i (from 0) reads base + i × growth tokens: an arithmetic series, hence quadratic in the number of calls.

/** Input tokens of all calls of a loop. */
export function agentInputTokens(args: {
  readonly calls: number;
  readonly baseTokens: number;
  readonly growthTokens: number;
}): number {
  const { calls } = args;
  return calls * args.baseTokens + (args.growthTokens * calls * (calls - 1)) / 2;
}

export const AGENT_INPUT_TOKENS = defineFunction({
  name: "AGENT_INPUT_TOKENS",
  family: "agents",
  title: { en: "Input tokens of an agent loop", fr: "Tokens d’entrée d’une boucle d’agent" },
  summary: {
    en: "Tokens read by all calls of an agent whose context grows",
    fr: "Tokens lus par tous les appels d’un agent dont le contexte croît",
  },
  params: [calls, baseTokens, growthTokens],
  returns: { kind: "integer", unit: "tokens" },
  formula: "calls × base_tokens + growth_tokens × calls × (calls - 1) / 2",
  compute: agentInputTokens,
  examples: [
    {
      args: [20, 4000, 1300],
      result: 327000,
      note: {
        en: "20 calls, 4,000 tokens growing by 1,300",
        fr: "20 appels, 4 000 tokens puis 1 300 de plus à chaque fois",
      },
    },
  ],
  assumptions: [
    {
      en: "Every call sends the whole conversation again, cached or not.",
      fr: "Chaque appel renvoie toute la conversation, en cache ou non.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["AGENT_CACHED_TOKENS", "AGENT_COST_USD", "AGENT_TABLE"],
});
