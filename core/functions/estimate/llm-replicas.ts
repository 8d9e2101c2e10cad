import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { replicasFor } from "../../deployment/fleet.js";
import { deviceCount, engine, hardware, model, quant } from "../../params/names.js";
import { percentile, requestsPerS } from "../../params/queue.js";
import { tpotMs, ttftMs } from "../../params/time.js";
import { outputTokens, promptTokens } from "../../params/tokens.js";
import { estimator, fleetRules } from "../../sources.js";

// Running sequences by Little's law, the wait for a slot from Erlang C, the wait for other prefills from M/D/1.

/** Replicas that keep both limits at the percentile. */
export function llmReplicas(
  args: DeploymentNames & {
    readonly requestsPerS: number;
    readonly promptTokens: number;
    readonly outputTokens: number;
    readonly ttftSloMs: number;
    readonly tpotSloMs: number;
    readonly percentile: number;
  },
): number {
  const goal = { ...args, ttftLimitMs: args.ttftSloMs, tpotLimitMs: args.tpotSloMs };
  return replicasFor(deploy(args), args, goal).expected.replicas;
}

export const LLM_REPLICAS = defineFunction({
  name: "LLM_REPLICAS",
  family: "estimate",
  title: { en: "Replicas for a service level", fr: "Réplicas pour un niveau de service" },
  summary: {
    en: "Replicas that keep TTFT and TPOT under their limits at a rate",
    fr: "Réplicas qui tiennent les limites de TTFT et de TPOT à un débit",
  },
  params: [
    model,
    hardware,
    {
      name: "requests_per_s",
      kind: "number",
      unit: "reqPerS",
      above: 0,
      max: 1e6,
      label: requestsPerS.label,
      help: requestsPerS.help,
    },
    promptTokens,
    outputTokens,
    {
      name: "ttft_slo_ms",
      kind: "number",
      unit: "ms",
      above: 0,
      label: { en: "TTFT limit", fr: "limite de TTFT" },
      help: ttftMs.help,
    },
    {
      name: "tpot_slo_ms",
      kind: "number",
      unit: "ms",
      above: 0,
      label: { en: "TPOT limit", fr: "limite de TPOT" },
      help: tpotMs.help,
    },
    { ...percentile, default: 0.95 },
    quant,
    deviceCount,
    engine,
  ],
  returns: { kind: "integer", unit: "replicas" },
  formula: "smallest number of replicas with both limits kept at the percentile",
  compute: llmReplicas,
  examples: [
    {
      args: ["llama 3.1 70b", "h200", 40, 1500, 400, 1000, 30, 0.95, "fp8"],
      note: {
        en: "40 requests/s, p95 TTFT under 1 s, 30 ms a token",
        fr: "40 requêtes/s, TTFT p95 sous 1 s, 30 ms par token",
      },
    },
  ],
  assumptions: [
    {
      en: "Poisson arrivals, mean lengths, one class of requests; add spares and headroom on top.",
      fr: "Arrivées de Poisson, longueurs moyennes, une classe de requêtes ; ajoutez réserve et marge.",
    },
    {
      en: "A limit below an idle replica’s own time cannot be kept by any number (#N/A says so).",
      fr: "Aucun nombre de réplicas ne tient une limite sous le temps d’un réplica au repos (#N/A le dit).",
    },
  ],
  sources: [fleetRules, estimator],
  seeAlso: ["FLEET_REPLICAS", "QUEUE_SERVERS", "LLM_THROUGHPUT_TPS"],
});
