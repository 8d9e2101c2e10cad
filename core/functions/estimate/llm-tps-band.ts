import { defineFunction } from "../../define.js";
import { type DecodeQuestion, decodeSpeed } from "../../deployment/decode.js";
import { speedParams } from "../../params/speed.js";
import { estimator } from "../../sources.js";

// The band is where about four of five published measurements lie, found on devices and models left out of the fit.

/** One row [low, expected, high, ceiling], tok/s. */
export function llmTpsBand(args: DecodeQuestion): readonly (readonly number[])[] {
  const { low, expected, high, ceiling } = decodeSpeed(args);
  return [[low, expected, high, ceiling]];
}

export const LLM_TPS_BAND = defineFunction({
  name: "LLM_TPS_BAND",
  family: "estimate",
  title: { en: "Decode speed with its band", fr: "Vitesse de décodage et sa fourchette" },
  summary: {
    en: "Low, expected, high and ceiling of the decode speed, per user",
    fr: "Bas, attendu, haut et plafond de la vitesse par utilisateur",
  },
  params: speedParams,
  returns: {
    kind: "matrix",
    unit: "tokPerS",
    digits: 1,
    columns: [
      { en: "low", fr: "bas" },
      { en: "expected", fr: "attendu" },
      { en: "high", fr: "haut" },
      { en: "ceiling", fr: "plafond" },
    ],
  },
  formula: "low, expected, high and ceiling of LLM_TPS",
  compute: llmTpsBand,
  examples: [
    {
      args: ["llama 3.1 8b", "rtx 4090"],
      note: {
        en: "about four of five measurements lie inside",
        fr: "environ quatre mesures sur cinq tombent dedans",
      },
    },
  ],
  assumptions: [
    {
      en: "As in LLM_TPS; low and high are about the 10th and 90th percentile.",
      fr: "Comme LLM_TPS ; bas et haut sont environ les 10e et 90e centiles.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_TPS"],
});
