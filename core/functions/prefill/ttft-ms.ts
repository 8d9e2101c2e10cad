import { defineFunction } from "../../define.js";
import { latencySheet, scalingBook } from "../../sources.js";

// The last position of the prompt already yields the first token, so no decode step is due by default; those who count
// one pass it as extra_decode_ms (the difference is one TPOT at most).

/** Time to first token as the sum of its parts, ms. */
export function ttftMsOf(args: {
  readonly prefillMs: number;
  readonly queueMs: number;
  readonly networkMs: number;
  readonly extraDecodeMs: number;
}): number {
  return args.prefillMs + args.queueMs + args.networkMs + args.extraDecodeMs;
}

export const TTFT_MS = defineFunction({
  name: "TTFT_MS",
  family: "prefill",
  title: { en: "Time to first token", fr: "Délai avant le premier token" },
  summary: {
    en: "TTFT from prefill, queue and network",
    fr: "TTFT à partir du prefill, de la file d’attente et du réseau",
  },
  params: [
    {
      name: "prefill_ms",
      kind: "number",
      unit: "ms",
      min: 0,
      label: { en: "prefill", fr: "prefill" },
      help: { en: "As PREFILL_MS gives it", fr: "Tel que le donne PREFILL_MS" },
    },
    {
      name: "queue_ms",
      kind: "number",
      unit: "ms",
      min: 0,
      default: 0,
      label: { en: "queue", fr: "file d’attente" },
      help: { en: "Wait before the prefill starts, in ms", fr: "Attente avant le début du prefill, en ms" },
    },
    {
      name: "network_ms",
      kind: "number",
      unit: "ms",
      min: 0,
      default: 0,
      label: { en: "network", fr: "réseau" },
      help: { en: "Round trip to the server, in ms", fr: "Aller-retour jusqu’au serveur, en ms" },
    },
    {
      name: "extra_decode_ms",
      kind: "number",
      unit: "ms",
      min: 0,
      default: 0,
      label: { en: "extra decode step", fr: "pas de décodage en plus" },
      help: {
        en: "One TPOT if you count a decode step in the TTFT",
        fr: "Un TPOT si vous comptez un pas de décodage dans le TTFT",
      },
    },
  ],
  returns: { kind: "number", unit: "ms" },
  formula: "prefill_ms + queue_ms + network_ms + extra_decode_ms",
  compute: ttftMsOf,
  examples: [
    { args: [283, 50, 40], result: 373, note: { en: "queue and network", fr: "file d’attente et réseau" } },
    {
      args: [158.2, null, null, 41.8],
      result: 200,
      note: { en: "one decode step counted in", fr: "un pas de décodage compté" },
    },
  ],
  assumptions: [
    {
      en: "The prefill yields the first token: no decode step unless you add it.",
      fr: "Le prefill produit le premier token : aucun pas de décodage sauf si vous l’ajoutez.",
    },
  ],
  sources: [latencySheet, scalingBook],
  seeAlso: ["PREFILL_MS", "RESPONSE_TIME_S", "PROMPT_FOR_TTFT"],
});
