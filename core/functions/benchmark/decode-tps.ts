import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { outputTokens } from "../../params/tokens.js";
import { latencySheet, speedArticle, vllmBenchmark } from "../../sources.js";

// The first token arrives with the TTFT, so n tokens have n - 1 gaps. Dividing n instead overstates by n / (n - 1).

/** Decode speed of a measured request, tok/s. */
export function decodeTps(args: {
  readonly outputTokens: number;
  readonly totalS: number;
  readonly ttftS: number;
  readonly method: "n-1" | "n";
}): number {
  const { outputTokens, totalS, ttftS } = args;
  if (totalS <= ttftS)
    fail("domain", {
      param: "total_s",
      reason: {
        en: "the total time must exceed the TTFT ({ttft} s)",
        fr: "la durée totale doit dépasser le TTFT ({ttft} s)",
        values: { ttft: ttftS },
      },
    });
  if (args.method === "n") return outputTokens / (totalS - ttftS);
  if (outputTokens < 2)
    fail("domain", {
      param: "output_tokens",
      reason: {
        en: "a single token has no decode phase: at least 2 needed",
        fr: "un seul token n’a pas de phase de décodage : il en faut au moins 2",
      },
    });
  return (outputTokens - 1) / (totalS - ttftS);
}

export const DECODE_TPS = defineFunction({
  name: "DECODE_TPS",
  family: "benchmark",
  title: { en: "Measured decode speed", fr: "Vitesse de décodage mesurée" },
  summary: {
    en: "Tokens/s of the decode phase of a measured request",
    fr: "Tokens/s de la phase de décodage d’une requête mesurée",
  },
  params: [
    {
      ...outputTokens,
      help: {
        en: "Tokens counted by the tokenizer or the usage field, not chunks",
        fr: "Tokens selon le tokeniseur ou le champ usage, et non fragments reçus",
      },
    },
    {
      name: "total_s",
      kind: "number",
      unit: "s",
      above: 0,
      label: { en: "total time", fr: "durée totale" },
      help: {
        en: "From the request to the last token, in seconds",
        fr: "De la requête au dernier token, en secondes",
      },
    },
    {
      name: "ttft_s",
      kind: "number",
      unit: "s",
      min: 0,
      label: { en: "TTFT in seconds", fr: "TTFT en secondes" },
      help: {
        en: "Time to first token in s (not ms, as in the measurement)",
        fr: "Délai avant le premier token, en s (et non en ms), comme mesuré",
      },
    },
    {
      name: "method",
      kind: "choice",
      values: ["n-1", "n"],
      default: "n-1",
      label: { en: "counting", fr: "décompte" },
      help: {
        en: "n-1: gaps after the first token (vLLM); n: all tokens",
        fr: "n-1 : intervalles après le premier token (vLLM) ; n : tous les tokens",
      },
    },
  ],
  returns: { kind: "number", unit: "tokPerS" },
  formula: "if(method = n; output_tokens; output_tokens - 1) / (total_s - ttft_s)",
  compute: decodeTps,
  examples: [
    {
      args: [500, 10.18, 0.2],
      result: 50,
      note: { en: "499 gaps in 9.98 s", fr: "499 intervalles en 9,98 s" },
    },
    {
      args: [500, 10.18, 0.2, "n"],
      result: 50.100200400801604,
      note: { en: "the same counted with n", fr: "la même mesure comptée avec n" },
    },
  ],
  assumptions: [
    {
      en: "One request; an empty first chunk does not count as the first token.",
      fr: "Une seule requête ; un premier fragment vide n’est pas le premier token.",
    },
  ],
  sources: [latencySheet, vllmBenchmark, speedArticle],
  seeAlso: ["TPS_FROM_TPOT", "OVERALL_TPS", "BENCH_SUMMARY", "LLM_CORRECTION"],
});
