import { defineFunction } from "../../define.js";
import type { DecodeQuestion } from "../../deployment/decode.js";
import { speedParams } from "../../params/speed.js";
import { estimator } from "../../sources.js";
import { llmTps } from "./llm-tps.js";

// One measurement on your own machine says more than any catalogue: the factor carries it over to the plan.

/** Measured over expected decode speed. */
export function llmCorrection(args: DecodeQuestion & { readonly measuredTps: number }): number {
  return args.measuredTps / llmTps(args);
}

export const LLM_CORRECTION = defineFunction({
  name: "LLM_CORRECTION",
  family: "estimate",
  title: { en: "Correction from a measurement", fr: "Correction d’après une mesure" },
  summary: {
    en: "Measured over expected speed: a factor for your own plan",
    fr: "Vitesse mesurée sur vitesse attendue : un facteur pour votre plan",
  },
  params: [
    {
      name: "measured_tps",
      kind: "number",
      unit: "tokPerS",
      above: 0,
      label: { en: "measured speed", fr: "vitesse mesurée" },
      help: {
        en: "Decode tokens/s of one user that you measured",
        fr: "Tokens/s de décodage mesurés pour un utilisateur",
      },
    },
    ...speedParams,
  ],
  returns: { kind: "number", unit: "times" },
  formula: "measured_tps / LLM_TPS",
  compute: llmCorrection,
  examples: [
    {
      args: [150, "llama 3.1 8b", "rtx 4090"],
      note: { en: "near 1: as expected", fr: "proche de 1 : conforme" },
    },
  ],
  assumptions: [
    {
      en: "Measured at the same context, format and number of users.",
      fr: "Mesure prise au même contexte, au même format, au même nombre d’utilisateurs.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_TPS", "DECODE_TPS"],
});
