import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { reaches } from "../../lib/snap.js";
import { budgetS, ttftMs } from "../../params/time.js";
import { outputTokens } from "../../params/tokens.js";
import { latencySheet } from "../../sources.js";

// The inverse of RESPONSE_TIME_S for the TPOT: n tokens leave n - 1 gaps to share what the TTFT leaves of the budget.

/** Slowest time per output token that still keeps the budget, ms. */
export function tpotNeededMs(args: {
  readonly budgetS: number;
  readonly ttftMs: number;
  readonly outputTokens: number;
}): number {
  const budgetMs = args.budgetS * 1000;
  if (!reaches(budgetMs, args.ttftMs))
    fail("infeasible", {
      param: "budget_s",
      reason: {
        en: "the budget of {budget} ms ends before the first token at {ttft} ms: allow more time or lower the TTFT",
        fr: "le budget de {budget} ms s’achève avant le premier token, à {ttft} ms : l’allonger ou réduire le TTFT",
        values: { budget: budgetMs, ttft: args.ttftMs },
      },
    });
  return Math.max(0, budgetMs - args.ttftMs) / (args.outputTokens - 1);
}

export const TPOT_NEEDED_MS = defineFunction({
  name: "TPOT_NEEDED_MS",
  family: "response",
  title: { en: "TPOT needed for a time budget", fr: "TPOT requis pour un budget de temps" },
  summary: {
    en: "Slowest TPOT that keeps a response within a time budget",
    fr: "TPOT maximal pour tenir un budget de temps de réponse",
  },
  params: [budgetS, ttftMs, { ...outputTokens, min: 2 }],
  returns: { kind: "number", unit: "ms" },
  formula: "(1000 × budget_s - ttft_ms) / (output_tokens - 1)",
  compute: tpotNeededMs,
  examples: [
    {
      args: [10.18, 200, 500],
      result: 20,
      note: { en: "500 tokens in 10.18 s", fr: "500 tokens en 10,18 s" },
    },
    {
      args: [2, 240, 800],
      result: 2.202753441802253,
      note: { en: "800 tokens in 2 s: 454 tok/s", fr: "800 tokens en 2 s : 454 tok/s" },
    },
  ],
  assumptions: [
    {
      en: "At least two tokens: with a single one the TPOT plays no part.",
      fr: "Au moins deux tokens : avec un seul, le TPOT n’intervient pas.",
    },
  ],
  sources: [latencySheet],
  seeAlso: ["RESPONSE_TIME_S", "TTFT_BUDGET_MS", "MAX_TOKENS_IN_BUDGET", "TPS_FROM_TPOT"],
});
