import { defineFunction } from "../../define.js";
import { ceilSnap } from "../../lib/snap.js";
import { tpotMs, ttftMs } from "../../params/time.js";
import { latencySheet } from "../../sources.js";

// n / (ttft + (n - 1) tpot) >= share / tpot, solved for n. When the TTFT does not exceed the TPOT, one token is enough.

/** Shortest answer whose overall speed reaches a share of the steady speed, tokens. */
export function tokensForRateShare(args: {
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly share: number;
}): number {
  const { ttftMs, tpotMs, share } = args;
  return Math.max(1, ceilSnap((share * (ttftMs - tpotMs)) / (tpotMs * (1 - share))));
}

export const TOKENS_FOR_RATE_SHARE = defineFunction({
  name: "TOKENS_FOR_RATE_SHARE",
  family: "response",
  title: { en: "Length at which the TTFT is absorbed", fr: "Longueur qui amortit le TTFT" },
  summary: {
    en: "Output tokens after which the overall speed nears the steady one",
    fr: "Tokens de sortie pour que le débit global approche le régime établi",
  },
  params: [
    ttftMs,
    { ...tpotMs, above: 0 },
    {
      name: "share",
      kind: "number",
      unit: "fraction",
      above: 0,
      below: 1,
      label: { en: "share of the steady speed", fr: "part du régime établi" },
      help: {
        en: "Overall speed wanted, as a share of 1000 / TPOT (0.98)",
        fr: "Débit global voulu, en part de 1000 / TPOT (0,98)",
      },
    },
  ],
  returns: { kind: "integer", unit: "tokens" },
  formula: "max(1; ceil(share × (ttft_ms - tpot_ms) / (tpot_ms × (1 - share))))",
  compute: tokensForRateShare,
  examples: [
    {
      args: [200, 20, 0.98],
      result: 441,
      note: { en: "to see 49 of the steady 50 tok/s", fr: "pour voir 49 des 50 tok/s du régime établi" },
    },
  ],
  assumptions: [
    {
      en: "1 when the TTFT does not exceed the TPOT: the overall speed starts above the steady one.",
      fr: "1 si le TTFT ne dépasse pas le TPOT : le débit global part au-dessus du régime établi.",
    },
  ],
  sources: [latencySheet],
  seeAlso: ["OVERALL_TPS", "TPS_FROM_TPOT", "RESPONSE_CURVE"],
});
