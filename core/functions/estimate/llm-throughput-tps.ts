import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { type RequestShape, requireFresh, throughput } from "../../deployment/request.js";
import { concurrency, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { cachedTokens, outputTokens, promptTokens } from "../../params/tokens.js";
import { estimator } from "../../sources.js";

// What a server delivers in all, not what a user sees; beyond the cache's capacity more users only queue.

/** Expected output tokens/s over all users, prefill included. */
export function llmThroughputTps(
  args: DeploymentNames & RequestShape & { readonly cachedTokens: number },
): number {
  requireFresh(args);
  return throughput(deploy(args), args).expected;
}

export const LLM_THROUGHPUT_TPS = defineFunction({
  name: "LLM_THROUGHPUT_TPS",
  family: "estimate",
  title: { en: "Expected throughput", fr: "Débit agrégé attendu" },
  summary: {
    en: "Expected output tokens/s of a whole server under load",
    fr: "Tokens/s de sortie attendus d’un serveur entier sous charge",
  },
  params: [
    model,
    hardware,
    {
      name: "concurrency",
      kind: "integer",
      unit: "sequences",
      min: 1,
      max: 1e6,
      label: concurrency.label,
      help: concurrency.help,
    },
    promptTokens,
    outputTokens,
    quant,
    deviceCount,
    engine,
    cachedTokens,
  ],
  returns: { kind: "number", unit: "tokPerS", digits: 0 },
  formula: "running × 1000 / (step + share of prefills)",
  compute: llmThroughputTps,
  examples: [
    {
      args: ["llama 3.1 8b", "h100", 64, 1000, 500, "fp8"],
      note: { en: "64 users at once", fr: "64 utilisateurs simultanés" },
    },
  ],
  assumptions: [
    {
      en: "All users together; each of them sees far less.",
      fr: "Tous utilisateurs confondus ; chacun en voit bien moins.",
    },
  ],
  sources: [estimator],
  seeAlso: ["LLM_COST_PER_MTOK", "LLM_REPLICAS", "BATCH_TPS"],
});
