import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { type RequestShape, throughput } from "../../deployment/request.js";
import { utilisation } from "../../params/device.js";
import { concurrency, deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { gpuHourUsd } from "../../params/price.js";
import { outputTokens, promptTokens } from "../../params/tokens.js";
import { estimator } from "../../sources.js";
import { costPerMtokUsd } from "../cost/cost-per-mtok-usd.js";

// Rent over the tokens that the server makes; idle hours are paid as well, hence the utilisation.

/** Cost of a million output tokens, USD. */
export function llmCostPerMtok(
  args: DeploymentNames &
    RequestShape & { readonly usdPerGpuHour: number; readonly utilisation: number; readonly gpus: number },
): number {
  const tps = throughput(deploy(args), args).expected;
  return costPerMtokUsd({
    gpuHourUsd: args.usdPerGpuHour,
    tps,
    utilisation: args.utilisation,
    gpus: args.gpus,
  });
}

export const LLM_COST_PER_MTOK = defineFunction({
  name: "LLM_COST_PER_MTOK",
  family: "estimate",
  title: { en: "Cost per million tokens", fr: "Coût par million de tokens" },
  summary: {
    en: "USD per million output tokens of a named model on rented GPUs",
    fr: "USD par million de tokens de sortie sur des GPU loués",
  },
  params: [
    model,
    hardware,
    { ...gpuHourUsd, name: "usd_per_gpu_hour" },
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
    { ...utilisation, default: 1 },
    engine,
  ],
  returns: { kind: "number", unit: "usdPerM", digits: 3 },
  formula: "usd_per_gpu_hour × gpus / (3600 × throughput × utilisation) × 1e6",
  compute: llmCostPerMtok,
  examples: [
    {
      args: ["llama 3.1 8b", "h100", 2.5, 64, 1000, 500, "fp8"],
      note: { en: "2.50 USD an hour, 64 users", fr: "2,50 USD l’heure, 64 utilisateurs" },
    },
  ],
  assumptions: [
    {
      en: "Input tokens are inside: the whole rent is put on output tokens.",
      fr: "Les tokens d’entrée sont compris : tout le loyer est porté par la sortie.",
    },
  ],
  sources: [estimator],
  seeAlso: ["COST_PER_MTOK_USD", "LLM_THROUGHPUT_TPS", "GPU_PRICE"],
});
