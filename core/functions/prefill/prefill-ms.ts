import { defineFunction } from "../../define.js";
import { mfu, peakTflops } from "../../params/device.js";
import { activeParamsB, attentionLayers, attnDim } from "../../params/model.js";
import { cachedTokens, promptTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";
import { PREFILL_TFLOP, prefillTflop } from "./prefill-tflop.js";

// A long prompt is limited by compute: work divided by the rate really reached.

/** Time to read a prompt when compute is the limit, ms. */
export function prefillMs(args: {
  readonly activeParamsB: number;
  readonly promptTokens: number;
  readonly peakTflops: number;
  readonly mfu: number;
  readonly layers: number;
  readonly attnDim: number;
  readonly cachedTokens: number;
  readonly causal: boolean;
}): number {
  return (1000 * prefillTflop(args)) / (args.peakTflops * args.mfu);
}

export const PREFILL_MS = defineFunction({
  name: "PREFILL_MS",
  family: "prefill",
  title: { en: "Prefill time", fr: "Durée du prefill" },
  summary: {
    en: "Time to read a prompt when compute is the limit",
    fr: "Temps de lecture d’un prompt quand le calcul limite",
  },
  params: [
    activeParamsB,
    promptTokens,
    peakTflops,
    mfu,
    attentionLayers,
    attnDim,
    cachedTokens,
    PREFILL_TFLOP.params[5],
  ],
  returns: { kind: "number", unit: "ms" },
  formula:
    "(prompt_tokens - cached_tokens) × (2 × active_params_b × 1e9 + 2 × layers × attn_dim × (prompt_tokens + IF(causal; cached_tokens; prompt_tokens))) / (peak_tflops × mfu × 1e9)",
  compute: prefillMs,
  examples: [
    {
      args: [70, 1000, 989.4],
      result: 282.99979785728726,
      note: {
        en: "70B, 1,000 tokens, H100 at half its peak",
        fr: "70 milliards, 1 000 tokens, H100 à mi-puissance",
      },
    },
    {
      args: [70, 50000, 989.4, 0.5, 80, 8192],
      result: 20773.802304426925,
      note: { en: "50,000 tokens, attention included", fr: "50 000 tokens, attention comprise" },
    },
    {
      args: [70, 10000, 989.4, null, null, null, 9000],
      result: 282.99979785728726,
      note: { en: "90 % of the prompt in cache", fr: "90 % du prompt en cache" },
    },
  ],
  assumptions: [
    {
      en: "Short prompts are limited by memory instead: PREFILL_ROOFLINE_MS.",
      fr: "Un prompt court est limité par la mémoire : PREFILL_ROOFLINE_MS.",
    },
    {
      en: "One prompt at a time on the compute given; for several chips, add their TFLOPS.",
      fr: "Un prompt à la fois sur la puissance donnée ; pour plusieurs puces, ajoutez leurs TFLOPS.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["PREFILL_TFLOP", "PREFILL_ROOFLINE_MS", "TTFT_MS", "PROMPT_FOR_TTFT"],
});
