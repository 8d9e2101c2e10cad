import { defineFunction } from "../../define.js";
import { requireSameLength } from "../../lib/same-length.js";
import { measuredRequests } from "../../params/measured.js";
import { vllmBenchmark } from "../../sources.js";

// A request counts when it keeps every limit, bounds included. One-token answers have a TPOT of 0, as in vLLM.

export interface MeasuredRequests {
  readonly ttftMs: readonly number[];
  readonly tpotMs: readonly number[];
  readonly ttftSloMs: number;
  readonly tpotSloMs: number;
}

/** How many requests keep both limits. */
export function requestsWithinSlo({ ttftMs, tpotMs, ttftSloMs, tpotSloMs }: MeasuredRequests): number {
  requireSameLength("ttft_ms", ttftMs, "tpot_ms", tpotMs);
  return ttftMs.filter((ttft, i) => ttft <= ttftSloMs && (tpotMs[i] as number) <= tpotSloMs).length;
}

/** Share of the requests that keep both limits. */
export function goodputShare(args: MeasuredRequests): number {
  return requestsWithinSlo(args) / args.ttftMs.length;
}

export const GOODPUT_SHARE = defineFunction({
  name: "GOODPUT_SHARE",
  family: "benchmark",
  title: { en: "Share of requests within the SLO", fr: "Part des requêtes conformes au SLO" },
  summary: {
    en: "Share of measured requests that keep both the TTFT and TPOT limits",
    fr: "Part des requêtes mesurées qui tiennent les limites de TTFT et de TPOT",
  },
  params: measuredRequests,
  returns: { kind: "number", unit: "fraction" },
  formula: "count(ttft_ms ≤ ttft_slo_ms ∧ tpot_ms ≤ tpot_slo_ms) / n",
  compute: goodputShare,
  examples: [
    {
      args: [[[180, 220, 510, 260, 300]], [[18, 22, 19, 31, 25]], 500, 30],
      result: 0.6,
      note: { en: "one misses the TTFT, one the TPOT", fr: "une dépasse le TTFT, une le TPOT" },
    },
  ],
  assumptions: [
    {
      en: "Exactly at a limit counts as kept; one-token answers have a TPOT of 0.",
      fr: "Juste à la limite compte comme tenu ; une réponse d’un token a un TPOT nul.",
    },
  ],
  sources: [vllmBenchmark],
  seeAlso: ["GOODPUT_RPS", "BENCH_SUMMARY", "LLM_REPLICAS"],
});
