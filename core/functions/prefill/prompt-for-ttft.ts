import { defineFunction } from "../../define.js";
import { floorSnap } from "../../lib/snap.js";
import { mfu, peakTflops } from "../../params/device.js";
import { activeParamsB, attentionLayers, attnDim } from "../../params/model.js";
import { scalingBook } from "../../sources.js";

// The inverse of PREFILL_MS without cache: the positive root of 2 L A P² + 2 N P = F u t, in the form that neither
// cancels nor divides by zero when attention is left out (L A = 0).

/** Longest prompt whose prefill keeps within a TTFT, tokens. */
export function promptForTtft(args: {
  readonly ttftMs: number;
  readonly activeParamsB: number;
  readonly peakTflops: number;
  readonly mfu: number;
  readonly layers: number;
  readonly attnDim: number;
}): number {
  const flop = args.peakTflops * args.mfu * args.ttftMs * 1e9;
  const linear = 2 * args.activeParamsB * 1e9;
  const square = 2 * args.layers * args.attnDim;
  // 4 × square × flop over linear² first, because the product alone can overflow.
  const bend = Math.sqrt(1 + (4 * square * (flop / linear)) / linear);
  return floorSnap((2 * (flop / linear)) / (1 + bend));
}

export const PROMPT_FOR_TTFT = defineFunction({
  name: "PROMPT_FOR_TTFT",
  family: "prefill",
  title: { en: "Longest prompt for a TTFT", fr: "Prompt le plus long pour un TTFT" },
  summary: {
    en: "Most prompt tokens whose prefill keeps within a TTFT",
    fr: "Tokens de prompt au plus dont le prefill tient dans un TTFT",
  },
  params: [
    {
      name: "ttft_ms",
      kind: "number",
      unit: "ms",
      above: 0,
      label: { en: "TTFT target", fr: "TTFT visé" },
      help: {
        en: "Time left for the prefill in ms: take queue and network off",
        fr: "Temps laissé au prefill, en ms : ôtez file et réseau",
      },
    },
    activeParamsB,
    peakTflops,
    mfu,
    attentionLayers,
    attnDim,
  ],
  returns: { kind: "integer", unit: "tokens" },
  formula:
    "q = peak_tflops × mfu × ttft_ms / (2 × active_params_b); floor(2 × q / (1 + sqrt(1 + 4 × layers × attn_dim × q / (active_params_b × 1e9))))",
  compute: promptForTtft,
  examples: [
    {
      args: [500, 70, 989.4],
      result: 1766,
      note: { en: "70B on an H100, half a second", fr: "70 milliards sur H100, une demi-seconde" },
    },
    {
      args: [5000, 8, 989.4, 0.5, 32, 4096],
      result: 71300,
      note: { en: "8B with attention, five seconds", fr: "8 milliards avec attention, cinq secondes" },
    },
  ],
  assumptions: [
    {
      en: "Nothing in cache, causal mask, compute is the limit.",
      fr: "Rien en cache, masque causal, calcul limitant.",
    },
    { en: "0 when not even one token keeps within it.", fr: "0 si pas même un token n’y tient." },
  ],
  sources: [scalingBook],
  seeAlso: ["PREFILL_MS", "TTFT_MS", "PREFILL_TPS"],
});
