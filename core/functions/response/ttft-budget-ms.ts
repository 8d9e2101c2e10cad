import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { reaches } from "../../lib/snap.js";
import { budgetS, tpotMs } from "../../params/time.js";
import { outputTokens } from "../../params/tokens.js";
import { latencySheet } from "../../sources.js";

// The inverse of RESPONSE_TIME_S for the TTFT: what the n - 1 gaps leave of the budget.

/** Longest time to first token that still keeps the budget, ms. */
export function ttftBudgetMs(args: {
  readonly budgetS: number;
  readonly tpotMs: number;
  readonly outputTokens: number;
}): number {
  const budgetMs = args.budgetS * 1000;
  const decodeMs = (args.outputTokens - 1) * args.tpotMs;
  if (!reaches(budgetMs, decodeMs))
    fail("infeasible", {
      param: "budget_s",
      reason: {
        en: "decoding alone takes {decode} ms of the {budget} ms allowed: ask for fewer tokens or a lower TPOT",
        fr: "le décodage prend à lui seul {decode} ms sur {budget} ms : demander moins de tokens ou un TPOT plus bas",
        values: { decode: decodeMs, budget: budgetMs },
      },
    });
  return Math.max(0, budgetMs - decodeMs);
}

export const TTFT_BUDGET_MS = defineFunction({
  name: "TTFT_BUDGET_MS",
  family: "response",
  title: { en: "TTFT allowed by a time budget", fr: "TTFT permis par un budget de temps" },
  summary: {
    en: "Longest TTFT that keeps a response within a time budget",
    fr: "TTFT maximal pour tenir un budget de temps de réponse",
  },
  params: [budgetS, tpotMs, outputTokens],
  returns: { kind: "number", unit: "ms" },
  formula: "1000 × budget_s - (output_tokens - 1) × tpot_ms",
  compute: ttftBudgetMs,
  examples: [
    {
      args: [10.18, 20, 500],
      result: 200,
      note: { en: "500 tokens at 20 ms in 10.18 s", fr: "500 tokens à 20 ms en 10,18 s" },
    },
  ],
  assumptions: [
    {
      en: "Queue, network and prefill all count in the TTFT.",
      fr: "File d’attente, réseau et prefill comptent tous dans le TTFT.",
    },
  ],
  sources: [latencySheet],
  seeAlso: ["RESPONSE_TIME_S", "TPOT_NEEDED_MS", "TTFT_MS", "PROMPT_FOR_TTFT"],
});
