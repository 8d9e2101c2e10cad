import { defineFunction } from "../../define.js";
import { floorSnap } from "../../lib/snap.js";
import { weightsGb } from "../../params/model.js";
import { kvGbPerSeq } from "../../params/serving.js";
import { scalingBook } from "../../sources.js";

// What the weights and the reserve leave is shared out among the sequences. Weights that do not fit leave room for none.

/** Most sequences whose KV cache fits beside the weights. */
export function maxBatchKv(args: {
  readonly memoryGb: number;
  readonly weightsGb: number;
  readonly kvGbPerSeq: number;
  readonly reserveGb: number;
  readonly utilisation: number;
}): number {
  const freeGb = args.memoryGb * args.utilisation - args.weightsGb - args.reserveGb;
  return Math.max(0, floorSnap(freeGb / args.kvGbPerSeq));
}

export const MAX_BATCH_KV = defineFunction({
  name: "MAX_BATCH_KV",
  family: "batch",
  title: { en: "Largest batch that fits", fr: "Plus grand lot qui tient en mémoire" },
  summary: {
    en: "Most sequences whose KV cache fits beside the weights",
    fr: "Séquences au plus dont le cache KV tient à côté des poids",
  },
  params: [
    {
      name: "memory_gb",
      kind: "number",
      unit: "gb",
      above: 0,
      label: { en: "memory", fr: "mémoire" },
      help: { en: "GB of all chips together", fr: "Go de toutes les puces réunies" },
    },
    weightsGb,
    {
      name: "kv_gb_per_seq",
      kind: "number",
      unit: "gb",
      above: 0,
      label: kvGbPerSeq.label,
      help: kvGbPerSeq.help,
    },
    {
      name: "reserve_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      default: 0,
      label: { en: "reserve", fr: "réserve" },
      help: {
        en: "GB kept for activations and the runtime",
        fr: "Go gardés pour les activations et le moteur",
      },
    },
    {
      name: "utilisation",
      kind: "number",
      unit: "fraction",
      above: 0,
      max: 1,
      default: 1,
      label: { en: "usable share", fr: "part utilisable" },
      help: {
        en: "Share of the memory that the engine may take (vLLM: 0.9)",
        fr: "Part de la mémoire que le moteur peut prendre (vLLM : 0,9)",
      },
    },
  ],
  returns: { kind: "integer", unit: "sequences" },
  formula: "max(0; floor((memory_gb × utilisation - weights_gb - reserve_gb) / kv_gb_per_seq))",
  compute: maxBatchKv,
  examples: [
    {
      args: [640, 140, 2.68435456, 16, 0.9],
      result: 156,
      note: {
        en: "70B in 16 bits on 8 × 80 GB, 8k each",
        fr: "70 milliards en 16 bits sur 8 × 80 Go, 8k chacune",
      },
    },
    {
      args: [80, 140, 2.7],
      result: 0,
      note: { en: "the weights do not fit", fr: "les poids ne tiennent pas" },
    },
  ],
  assumptions: [
    {
      en: "Every sequence takes the same room; 0 when nothing fits.",
      fr: "Chaque séquence prend la même place ; 0 si rien ne tient.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["KV_CACHE_GB", "MAX_CONTEXT_TOKENS", "BATCH_TPS"],
});
