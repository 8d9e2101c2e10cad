import { defineFunction } from "../../define.js";
import { measuredRequests } from "../../params/measured.js";
import { vllmBenchmark } from "../../sources.js";
import { type MeasuredRequests, requestsWithinSlo } from "./goodput-share.js";

// Goodput: throughput that counts only the requests served as promised.

/** Requests per second that keep both limits. */
export function goodputRps(args: MeasuredRequests & { readonly durationS: number }): number {
  return requestsWithinSlo(args) / args.durationS;
}

export const GOODPUT_RPS = defineFunction({
  name: "GOODPUT_RPS",
  family: "benchmark",
  title: { en: "Goodput", fr: "Goodput (débit utile)" },
  summary: {
    en: "Requests/s that keep both the TTFT and TPOT limits in a measurement",
    fr: "Requêtes/s conformes aux limites de TTFT et de TPOT lors d’une mesure",
  },
  params: [
    ...measuredRequests,
    {
      name: "duration_s",
      kind: "number",
      unit: "s",
      above: 0,
      label: { en: "duration", fr: "durée" },
      help: { en: "Length of the measurement, in s", fr: "Durée de la mesure, en s" },
    },
  ],
  returns: { kind: "number", unit: "reqPerS" },
  formula: "count(ttft_ms ≤ ttft_slo_ms ∧ tpot_ms ≤ tpot_slo_ms) / duration_s",
  compute: goodputRps,
  examples: [
    {
      args: [[[180, 220, 510, 260, 300]], [[18, 22, 19, 31, 25]], 500, 30, 2.5],
      result: 1.2,
      note: { en: "three good requests in 2.5 s", fr: "trois requêtes conformes en 2,5 s" },
    },
  ],
  assumptions: [
    {
      en: "Exactly at a limit counts as kept; one-token answers have a TPOT of 0.",
      fr: "Juste à la limite compte comme tenu ; une réponse d’un token a un TPOT nul.",
    },
  ],
  sources: [vllmBenchmark],
  seeAlso: ["GOODPUT_SHARE", "BENCH_SUMMARY"],
});
