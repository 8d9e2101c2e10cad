import { defineFunction } from "../../define.js";
import { mfu, peakTflops } from "../../params/device.js";
import { activeParamsB } from "../../params/model.js";
import { scalingBook } from "../../sources.js";

// Two operations per active parameter and token; attention left aside.

/** Prompt tokens read per second when compute is the limit. */
export function prefillTps(args: {
  readonly activeParamsB: number;
  readonly peakTflops: number;
  readonly mfu: number;
}): number {
  return (1000 * args.peakTflops * args.mfu) / (2 * args.activeParamsB);
}

export const PREFILL_TPS = defineFunction({
  name: "PREFILL_TPS",
  family: "prefill",
  title: { en: "Prefill speed", fr: "Vitesse du prefill" },
  summary: {
    en: "Prompt tokens read per second when compute is the limit",
    fr: "Tokens de prompt lus par seconde quand le calcul limite",
  },
  params: [activeParamsB, peakTflops, mfu],
  returns: { kind: "number", unit: "tokPerS" },
  formula: "1000 × peak_tflops × mfu / (2 × active_params_b)",
  compute: prefillTps,
  examples: [
    {
      args: [70, 989.4],
      result: 3533.5714285714284,
      note: { en: "70B on an H100 at half its peak", fr: "70 milliards sur H100 à mi-puissance" },
    },
  ],
  assumptions: [
    {
      en: "Without attention, which slows long prompts down (PREFILL_MS).",
      fr: "Sans l’attention, qui ralentit les prompts longs (PREFILL_MS).",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["PREFILL_MS", "PREFILL_TFLOP"],
});
