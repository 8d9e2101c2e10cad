import { defineFunction } from "../../define.js";
import { floorSnap } from "../../lib/snap.js";
import { tps, ttftMs } from "../../params/time.js";
import { speedArticle } from "../../sources.js";

// What the TTFT leaves of the wait, at the steady speed. A wait shorter than the TTFT leaves none, which is an answer.

/** Hidden tokens that fit in a wait. */
export function thinkingTokens(args: {
  readonly waitS: number;
  readonly tps: number;
  readonly ttftMs: number;
}): number {
  return Math.max(0, floorSnap((args.waitS - args.ttftMs / 1000) * args.tps));
}

export const THINKING_TOKENS = defineFunction({
  name: "THINKING_TOKENS",
  family: "pacing",
  title: { en: "Reasoning budget of a wait", fr: "Budget de raisonnement d’une attente" },
  summary: {
    en: "Reasoning tokens that fit in the wait a user accepts",
    fr: "Tokens de raisonnement que permet l’attente acceptée",
  },
  params: [
    {
      name: "wait_s",
      kind: "number",
      unit: "s",
      min: 0,
      label: { en: "accepted wait", fr: "attente acceptée" },
      help: {
        en: "Wait before the visible answer begins, in s",
        fr: "Attente avant le début de la réponse visible, en s",
      },
    },
    tps,
    { ...ttftMs, default: 0 },
  ],
  returns: { kind: "integer", unit: "tokens" },
  formula: "max(0; floor((wait_s - ttft_ms / 1000) × tps))",
  compute: thinkingTokens,
  examples: [
    { args: [10, 70], result: 700, note: { en: "ten seconds at 70 tok/s", fr: "dix secondes à 70 tok/s" } },
    {
      args: [10, 70, 500],
      result: 665,
      note: { en: "after a TTFT of 500 ms", fr: "après un TTFT de 500 ms" },
    },
  ],
  assumptions: [
    {
      en: "TTFT up to the first token of any kind, hidden ones included.",
      fr: "TTFT jusqu’au premier token, caché ou non.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["FIRST_VISIBLE_S", "MAX_TOKENS_IN_BUDGET"],
});
