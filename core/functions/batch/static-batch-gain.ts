import { defineFunction } from "../../define.js";
import { compensatedSum } from "../../lib/sum.js";

// A static batch holds every slot until its longest answer ends, so it does max × n slot-steps for sum useful ones.
// Lengths are divided by the longest before they are added up: huge ones cannot overflow.

/** Gain of refilling slots at once over waiting for the longest answer. */
export function staticBatchGain(args: { readonly outputLengths: readonly number[] }): number {
  const longest = args.outputLengths.reduce((most, length) => Math.max(most, length), 0);
  return args.outputLengths.length / compensatedSum(args.outputLengths.map((length) => length / longest));
}

export const STATIC_BATCH_GAIN = defineFunction({
  name: "STATIC_BATCH_GAIN",
  family: "batch",
  title: { en: "Gain over static batching", fr: "Gain sur le lot statique" },
  summary: {
    en: "Most that continuous batching gains over static batching",
    fr: "Gain maximal du lot continu sur le lot statique",
  },
  params: [
    {
      name: "output_lengths",
      kind: "range",
      unit: "tokens",
      integer: true,
      min: 1,
      label: { en: "answer lengths", fr: "longueurs de réponse" },
      help: {
        en: "Output tokens of each answer of the batch",
        fr: "Tokens de sortie de chaque réponse du lot",
      },
    },
  ],
  returns: { kind: "number", unit: "times" },
  formula: "max(output_lengths) / mean(output_lengths)",
  compute: staticBatchGain,
  examples: [
    {
      args: [[[100, 200, 300, 1000]]],
      result: 2.5,
      note: { en: "one long answer blocks three", fr: "une longue réponse en bloque trois" },
    },
  ],
  assumptions: [
    {
      en: "Requests always wait in the queue, and a step takes as long whatever the batch.",
      fr: "Des requêtes attendent toujours, et un pas dure autant quel que soit le lot.",
    },
  ],
  sources: [{ title: "Inference sheet (seed 004)", locator: "a batch waits for its longest answer" }],
  seeAlso: ["BATCH_TPS", "MAX_BATCH_KV"],
});
