import { defineFunction } from "../../define.js";
import { bandwidthGbs } from "../../params/device.js";
import { weightsGb } from "../../params/model.js";
import { tpotMs } from "../../params/time.js";
import { throughputGuide } from "../../sources.js";

// Bytes that a step must read over the bytes the memory could deliver in that time. A result above 1 is returned, not
// refused: it tells that the bytes or the timing are wrong.

/** Share of the memory bandwidth that decoding uses. */
export function mbuDecode(args: {
  readonly tpotMs: number;
  readonly weightsGb: number;
  readonly bandwidthGbs: number;
  readonly kvGb: number;
}): number {
  return (1000 * (args.weightsGb + args.kvGb)) / (args.tpotMs * args.bandwidthGbs);
}

export const MBU_DECODE = defineFunction({
  name: "MBU_DECODE",
  family: "utilisation",
  title: { en: "MBU in decode", fr: "MBU en décodage" },
  summary: {
    en: "Share of the memory bandwidth that decoding really uses",
    fr: "Part de la bande passante mémoire que le décodage utilise vraiment",
  },
  params: [
    {
      name: "tpot_ms",
      kind: "number",
      unit: "ms",
      above: 0,
      label: tpotMs.label,
      help: { en: "Measured time per output token, in ms", fr: "Temps mesuré par token de sortie, en ms" },
    },
    weightsGb,
    bandwidthGbs,
    {
      name: "kv_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      default: 0,
      label: { en: "KV cache", fr: "cache KV" },
      help: {
        en: "GB of cache read per step, all sequences together",
        fr: "Go de cache lus par pas, toutes séquences réunies",
      },
    },
  ],
  returns: { kind: "number", unit: "fraction" },
  formula: "1000 × (weights_gb + kv_gb) / (tpot_ms × bandwidth_gbs)",
  compute: mbuDecode,
  examples: [
    {
      args: [14, 14, 2000],
      result: 0.5,
      note: { en: "7B in 16 bits, 14 ms, 2 TB/s", fr: "7 milliards en 16 bits, 14 ms, 2 To/s" },
    },
    {
      args: [20, 140, 3350],
      result: 2.08955223880597,
      note: { en: "above 1: a figure is wrong", fr: "au-dessus de 1 : un chiffre est faux" },
    },
  ],
  assumptions: [
    {
      en: "Above 1, the timing or the bytes are wrong, or speculation is on.",
      fr: "Au-dessus de 1, la mesure ou les octets sont faux, ou il y a spéculation.",
    },
    {
      en: "For a MoE, the weights that are read: MOE_READ_GB.",
      fr: "Pour un MoE, les poids lus : MOE_READ_GB.",
    },
  ],
  sources: [throughputGuide],
  seeAlso: ["TPOT_FLOOR_MS", "MFU_INFERENCE", "MODEL_SIZE_GB"],
});
