import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { measuredPrompt } from "../../params/measured.js";
import { ttftMs } from "../../params/time.js";
import { speedArticle } from "../../sources.js";

// The slope between two prompts: queue, network and fixed costs are in both and cancel out.

/** Prefill time of one prompt token, ms. */
export function prefillMsPerToken(args: {
  readonly shortTokens: number;
  readonly shortTtftMs: number;
  readonly longTokens: number;
  readonly longTtftMs: number;
}): number {
  if (args.longTokens <= args.shortTokens)
    fail("domain", {
      param: "long_tokens",
      reason: {
        en: "the long prompt must have more tokens than the short one ({short})",
        fr: "le prompt long doit avoir plus de tokens que le court ({short})",
        values: { short: args.shortTokens },
      },
    });
  return (args.longTtftMs - args.shortTtftMs) / (args.longTokens - args.shortTokens);
}

export const PREFILL_MS_PER_TOKEN = defineFunction({
  name: "PREFILL_MS_PER_TOKEN",
  family: "benchmark",
  title: { en: "Measured prefill cost", fr: "Coût de prefill mesuré" },
  summary: {
    en: "Milliseconds per prompt token, from two measured TTFTs",
    fr: "Millisecondes par token de prompt, d’après deux TTFT mesurés",
  },
  params: [
    { ...measuredPrompt, name: "short_tokens", label: { en: "short prompt", fr: "prompt court" } },
    { ...ttftMs, name: "short_ttft_ms", label: { en: "TTFT, short prompt", fr: "TTFT, prompt court" } },
    { ...measuredPrompt, name: "long_tokens", label: { en: "long prompt", fr: "prompt long" } },
    { ...ttftMs, name: "long_ttft_ms", label: { en: "TTFT, long prompt", fr: "TTFT, prompt long" } },
  ],
  returns: { kind: "number", unit: "msPerToken" },
  formula: "(long_ttft_ms - short_ttft_ms) / (long_tokens - short_tokens)",
  compute: prefillMsPerToken,
  examples: [
    {
      args: [1000, 350, 31000, 4850],
      result: 0.15,
      note: { en: "30,000 tokens more take 4.5 s", fr: "30 000 tokens de plus prennent 4,5 s" },
    },
  ],
  assumptions: [
    {
      en: "Unique prompts; a negative result means noise or a prompt found in cache.",
      fr: "Prompts uniques ; un résultat négatif trahit du bruit ou un prompt en cache.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["TTFT_FIT", "PREFILL_TPS", "PREFILL_MS"],
});
