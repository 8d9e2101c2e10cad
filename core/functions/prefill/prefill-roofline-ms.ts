import { defineFunction } from "../../define.js";
import { bandwidthGbs, mbu, mfu, peakTflops } from "../../params/device.js";
import { activeParamsB, bytesPerParam } from "../../params/model.js";
import { promptTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";

// One pass computes all prompt tokens and reads the weights once; the slower of the two decides. They meet at the
// critical batch, some 300 tokens on an H100 in 16 bits at full MFU.

/** Time of one prefill pass, limited by compute or by memory, ms. */
export function prefillRooflineMs(args: {
  readonly activeParamsB: number;
  readonly bytesPerParam: number;
  readonly promptTokens: number;
  readonly peakTflops: number;
  readonly bandwidthGbs: number;
  readonly mfu: number;
  readonly mbu: number;
}): number {
  const computeMs = (2 * args.activeParamsB * args.promptTokens) / (args.peakTflops * args.mfu);
  const weightsMs = (1000 * args.activeParamsB * args.bytesPerParam) / (args.bandwidthGbs * args.mbu);
  return Math.max(computeMs, weightsMs);
}

export const PREFILL_ROOFLINE_MS = defineFunction({
  name: "PREFILL_ROOFLINE_MS",
  family: "prefill",
  title: { en: "Prefill time, roofline", fr: "Durée du prefill, roofline" },
  summary: {
    en: "Time to read a prompt, limited by compute or by memory",
    fr: "Temps de lecture d’un prompt, limité par le calcul ou la mémoire",
  },
  params: [activeParamsB, bytesPerParam, promptTokens, peakTflops, bandwidthGbs, mfu, mbu],
  returns: { kind: "number", unit: "ms" },
  formula:
    "max(2 × active_params_b × prompt_tokens / (peak_tflops × mfu); 1000 × active_params_b × bytes_per_param / (bandwidth_gbs × mbu))",
  compute: prefillRooflineMs,
  examples: [
    {
      args: [70, 2, 10, 989.4, 3350],
      result: 41.791044776119406,
      note: {
        en: "short prompt: reading the weights decides",
        fr: "prompt court : la lecture des poids décide",
      },
    },
    {
      args: [70, 2, 2000, 989.4, 3350],
      result: 565.9995957145745,
      note: { en: "long prompt: compute decides", fr: "prompt long : le calcul décide" },
    },
  ],
  assumptions: [
    {
      en: "Without attention, which adds to long prompts (PREFILL_MS).",
      fr: "Sans l’attention, qui s’ajoute aux prompts longs (PREFILL_MS).",
    },
    {
      en: "A MoE prefill reads all experts: its memory term is larger than shown here.",
      fr: "Le prefill d’un MoE lit tous les experts : son terme mémoire est plus grand qu’ici.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["PREFILL_MS", "PREFILL_CHUNKED_MS", "CRITICAL_BATCH"],
});
