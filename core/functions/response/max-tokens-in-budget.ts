import { defineFunction } from "../../define.js";
import { floorSnap } from "../../lib/snap.js";
import { budgetS, tpotMs, ttftMs } from "../../params/time.js";
import { latencySheet } from "../../sources.js";

// The inverse of RESPONSE_TIME_S. A budget below the TTFT leaves room for no token at all, which is an answer.

/** Most tokens whose last one arrives within the budget. */
export function maxTokensInBudget(args: {
  readonly budgetS: number;
  readonly ttftMs: number;
  readonly tpotMs: number;
}): number {
  const left = args.budgetS * 1000 - args.ttftMs;
  // Within rounding of the TTFT, the budget holds exactly the first token.
  return left < -1e-9 * args.ttftMs ? 0 : floorSnap(left / args.tpotMs) + 1;
}

export const MAX_TOKENS_IN_BUDGET = defineFunction({
  name: "MAX_TOKENS_IN_BUDGET",
  family: "response",
  title: { en: "Longest answer in a time budget", fr: "Réponse la plus longue dans un budget" },
  summary: {
    en: "Most output tokens that fit in a time budget",
    fr: "Nombre maximal de tokens de sortie dans un budget de temps",
  },
  params: [
    budgetS,
    ttftMs,
    { name: "tpot_ms", kind: "number", unit: "ms", above: 0, label: tpotMs.label, help: tpotMs.help },
  ],
  returns: { kind: "integer", unit: "tokens" },
  formula: "floor((1000 × budget_s - ttft_ms) / tpot_ms) + 1",
  compute: maxTokensInBudget,
  examples: [
    { args: [5, 200, 20], result: 241, note: { en: "five seconds", fr: "cinq secondes" } },
    {
      args: [0.1, 200, 20],
      result: 0,
      note: { en: "the budget ends before the first token", fr: "le budget s’épuise avant le premier token" },
    },
  ],
  assumptions: [
    { en: "0 when the budget is shorter than the TTFT.", fr: "0 si le budget est plus court que le TTFT." },
  ],
  sources: [latencySheet],
  seeAlso: ["RESPONSE_TIME_S"],
});
