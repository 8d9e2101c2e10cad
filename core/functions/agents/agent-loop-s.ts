import { defineFunction } from "../../define.js";
import { calls, outputTokensPerCall, toolS } from "../../params/agent.js";
import { tps, ttftMs } from "../../params/time.js";
import { speedArticle } from "../../sources.js";

// The calls follow one another, so their times add up; TTFT and tools do not shrink when decoding gets faster. Each
// answer counts n tokens at the steady speed, not n - 1 gaps: below 0.2 % of difference from some 500 tokens on.

/** Time of an agent's whole loop, s. */
export function agentLoopS(args: {
  readonly calls: number;
  readonly outputTokens: number;
  readonly tps: number;
  readonly ttftMs: number;
  readonly toolS: number;
}): number {
  return args.calls * (args.ttftMs / 1000 + args.outputTokens / args.tps + args.toolS);
}

export const AGENT_LOOP_S = defineFunction({
  name: "AGENT_LOOP_S",
  family: "agents",
  title: { en: "Time of an agent loop", fr: "Durée d’une boucle d’agent" },
  summary: {
    en: "Seconds of an agent’s successive calls, waits and tools included",
    fr: "Secondes des appels successifs d’un agent, attentes et outils compris",
  },
  params: [calls, outputTokensPerCall, tps, { ...ttftMs, default: 0 }, toolS],
  returns: { kind: "number", unit: "s" },
  formula: "calls × (ttft_ms / 1000 + output_tokens / tps + tool_s)",
  compute: agentLoopS,
  examples: [
    {
      args: [20, 800, 70],
      result: 228.57142857142858,
      note: { en: "20 calls of 800 tokens at 70 tok/s", fr: "20 appels de 800 tokens à 70 tok/s" },
    },
    {
      args: [20, 800, 750, 500, 1.5],
      result: 61.333333333333336,
      note: { en: "at 750 tok/s, with TTFT and tools", fr: "à 750 tok/s, TTFT et outils compris" },
    },
  ],
  assumptions: [
    {
      en: "One call after the other: the gain of a faster model is at most the ratio of speeds.",
      fr: "Un appel après l’autre : le gain d’un modèle plus rapide est borné par le rapport des vitesses.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["AGENT_TABLE", "AGENT_COST_USD", "AMDAHL_SPEEDUP", "RESPONSE_TIME_S"],
});
