import { defineFunction } from "../../define.js";
import { baseTokens, calls, growthTokens, outputTokensPerCall, toolS } from "../../params/agent.js";
import { tps, ttftMs } from "../../params/time.js";
import { speedArticle } from "../../sources.js";
import { agentLoopS } from "./agent-loop-s.js";

// A table that spills row by row; the limit keeps a slip of the keyboard from filling the sheet.
const MOST_CALLS = 10_000;

/** One row [call, input, cached, fresh, cumulative s] for each call of a loop. */
export function agentTable(args: {
  readonly calls: number;
  readonly baseTokens: number;
  readonly growthTokens: number;
  readonly outputTokens: number;
  readonly tps: number;
  readonly ttftMs: number;
  readonly toolS: number;
}): readonly (readonly number[])[] {
  const { baseTokens, growthTokens } = args;
  return Array.from({ length: args.calls }, (_, i) => {
    const call = i + 1;
    const input = baseTokens + i * growthTokens;
    const cached = i === 0 ? 0 : input - growthTokens;
    return [call, input, cached, input - cached, agentLoopS({ ...args, calls: call })];
  });
}

export const AGENT_TABLE = defineFunction({
  name: "AGENT_TABLE",
  family: "agents",
  title: { en: "Agent loop, call by call", fr: "Boucle d’agent, appel par appel" },
  summary: {
    en: "Input, cached and fresh tokens and elapsed time of each call",
    fr: "Tokens d’entrée, en cache et nouveaux, et temps écoulé, par appel",
  },
  params: [
    { ...calls, min: 1, max: MOST_CALLS },
    baseTokens,
    growthTokens,
    outputTokensPerCall,
    tps,
    { ...ttftMs, default: 0 },
    toolS,
  ],
  returns: {
    kind: "matrix",
    unit: "none",
    columns: [
      { en: "call", fr: "appel" },
      { en: "input, tokens", fr: "entrée, tokens" },
      { en: "cached, tokens", fr: "en cache, tokens" },
      { en: "fresh, tokens", fr: "nouveaux, tokens" },
      { en: "elapsed, s", fr: "temps écoulé, s" },
    ],
  },
  formula:
    "i = 1…calls: base_tokens + (i - 1) × growth_tokens; i × (ttft_ms / 1000 + output_tokens / tps + tool_s)",
  compute: agentTable,
  examples: [
    {
      args: [3, 4000, 1300, 800, 80, 500, 1.5],
      result: [
        [1, 4000, 0, 4000, 12],
        [2, 5300, 4000, 1300, 24],
        [3, 6600, 5300, 1300, 36],
      ],
      note: { en: "three calls at 80 tok/s", fr: "trois appels à 80 tok/s" },
    },
  ],
  assumptions: [
    {
      en: "Full prefix cache; the TTFT is the same for each call.",
      fr: "Cache de préfixes complet ; même TTFT à chaque appel.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["AGENT_LOOP_S", "AGENT_INPUT_TOKENS", "AGENT_CACHED_TOKENS", "AGENT_COST_USD"],
});
