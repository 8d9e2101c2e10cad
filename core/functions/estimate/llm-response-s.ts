import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { type RequestShape, response } from "../../deployment/request.js";
import { concurrency, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { outputTokens, promptTokens } from "../../params/tokens.js";
import { estimator } from "../../sources.js";

// TTFT, then one TPOT for each further token; the prefills of other users are inside the TPOT.

/** Expected time from the request to the last token, s. */
export function llmResponseS(args: DeploymentNames & RequestShape): number {
  return response(deploy(args), args).expected / 1000;
}

export const LLM_RESPONSE_S = defineFunction({
  name: "LLM_RESPONSE_S",
  family: "estimate",
  title: { en: "Expected response time", fr: "Temps de réponse attendu" },
  summary: {
    en: "Expected seconds to the last token of a named model on hardware",
    fr: "Secondes attendues jusqu’au dernier token, modèle et matériel nommés",
  },
  params: [model, hardware, promptTokens, outputTokens, quant, deviceCount, concurrency, engine],
  returns: { kind: "number", unit: "s" },
  formula: "(TTFT + (output_tokens - 1) × TPOT) / 1000",
  compute: llmResponseS,
  examples: [
    {
      args: ["llama 3.1 70b", "h100", 1000, 500, "fp8", 2],
      note: { en: "1,000 in, 500 out", fr: "1 000 en entrée, 500 en sortie" },
    },
  ],
  assumptions: [
    {
      en: "Closed loop of users with requests of that shape.",
      fr: "Boucle fermée d’utilisateurs, requêtes de cette forme.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_TTFT_MS", "LLM_TPOT_MS", "RESPONSE_TIME_S"],
});
