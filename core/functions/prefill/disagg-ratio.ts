import { defineFunction } from "../../define.js";
import { batch } from "../../params/serving.js";
import { outputTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";

// A decode server finishes `batch` answers every output_tokens steps; each of them needs one prefill first.

/** Prefill servers that keep one decode server busy. */
export function disaggRatio(args: {
  readonly prefillMs: number;
  readonly decodeStepMs: number;
  readonly batch: number;
  readonly outputTokens: number;
}): number {
  return (args.prefillMs * args.batch) / (args.decodeStepMs * args.outputTokens);
}

export const DISAGG_RATIO = defineFunction({
  name: "DISAGG_RATIO",
  family: "prefill",
  title: { en: "Prefill servers per decode server", fr: "Serveurs de prefill par serveur de décodage" },
  summary: {
    en: "Prefill servers that feed one decode server, disaggregated",
    fr: "Serveurs de prefill pour alimenter un serveur de décodage",
  },
  params: [
    {
      name: "prefill_ms",
      kind: "number",
      unit: "ms",
      min: 0,
      label: { en: "prefill", fr: "prefill" },
      help: {
        en: "Time of one prompt on a prefill server",
        fr: "Durée d’un prompt sur un serveur de prefill",
      },
    },
    {
      name: "decode_step_ms",
      kind: "number",
      unit: "ms",
      above: 0,
      label: { en: "decode step", fr: "pas de décodage" },
      help: { en: "Time of one step of the batch", fr: "Durée d’un pas du lot" },
    },
    batch,
    outputTokens,
  ],
  returns: { kind: "number", unit: "none" },
  formula: "prefill_ms × batch / (decode_step_ms × output_tokens)",
  compute: disaggRatio,
  examples: [
    {
      args: [910, 19, 32, 512],
      result: 2.9934210526315788,
      note: { en: "three prefill servers for one", fr: "trois serveurs de prefill pour un" },
    },
  ],
  assumptions: [
    {
      en: "Both sides always busy; moving the KV cache costs nothing.",
      fr: "Les deux côtés toujours occupés ; transférer le cache KV ne coûte rien.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["PREFILL_MS", "BATCH_STEP_MS"],
});
