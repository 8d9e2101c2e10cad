import { defineFunction } from "../../define.js";

// m microbatches through s stages take m + s - 1 slots of which s - 1 are filling and draining. A single stream gains
// nothing from stages: its weights are read one stage after another.

/** Share of the time that a pipeline's stages stand idle. */
export function pipelineBubble(args: { readonly stages: number; readonly microbatches: number }): number {
  return (args.stages - 1) / (args.microbatches + args.stages - 1);
}

export const PIPELINE_BUBBLE = defineFunction({
  name: "PIPELINE_BUBBLE",
  family: "parallel",
  title: { en: "Pipeline bubble", fr: "Bulle de pipeline" },
  summary: {
    en: "Share of the time that pipeline stages stand idle",
    fr: "Part du temps où les étages d’un pipeline restent oisifs",
  },
  params: [
    {
      name: "stages",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "stages", fr: "étages" },
      help: { en: "Groups of layers, one after another", fr: "Groupes de couches, l’un après l’autre" },
    },
    {
      name: "microbatches",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "microbatches", fr: "micro-lots" },
      help: { en: "Parts that the batch is cut into", fr: "Parts en lesquelles le lot est découpé" },
    },
  ],
  returns: { kind: "number", unit: "fraction" },
  formula: "(stages - 1) / (microbatches + stages - 1)",
  compute: pipelineBubble,
  examples: [
    {
      args: [4, 8],
      result: 0.2727272727272727,
      note: { en: "four stages, eight microbatches", fr: "quatre étages, huit micro-lots" },
    },
  ],
  assumptions: [
    {
      en: "Stages of equal length, no time for transfers.",
      fr: "Étages de même durée, transferts gratuits.",
    },
    {
      en: "With one stream the stages add no speed.",
      fr: "Avec un seul flux, les étages n’apportent aucune vitesse.",
    },
  ],
  sources: [{ title: "GPipe", locator: "arXiv 1811.06965" }],
  seeAlso: ["TP_STEP_MS", "TP_EFFICIENCY"],
});
