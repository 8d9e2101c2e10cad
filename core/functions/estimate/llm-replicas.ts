import { type ChoiceParam, defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { type BandEnd, replicaTimes } from "../../deployment/fleet.js";
import { requireFresh } from "../../deployment/request.js";
import { sizeFleet } from "../../estimator/fleet/size-fleet.js";
import { serviceLevelParams } from "../../params/service-level.js";
import { estimator, fleetRules } from "../../sources.js";

// Running sequences by Little's law, the wait for a slot from Erlang C, the wait for other prefills from M/D/1.

const times = {
  name: "times",
  kind: "choice",
  values: ["expected", "low", "high"],
  default: "expected",
  label: { en: "times", fr: "temps" },
  help: {
    en: "expected; low or high: all times at that end of their band",
    fr: "expected (attendus) ; low ou high : temps au bas ou au haut de la fourchette",
  },
} as const satisfies ChoiceParam;

/** The requests of a deployment and the limits that they must keep. */
export interface ServiceLevel {
  readonly requestsPerS: number;
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly ttftSloMs: number;
  readonly tpotSloMs: number;
  readonly percentile: number;
  readonly cachedTokens: number;
}

/** Replicas that keep both limits at the percentile. */
export function llmReplicas(args: DeploymentNames & ServiceLevel & { readonly times: BandEnd }): number {
  requireFresh(args);
  const goal = { ...args, ttftLimitMs: args.ttftSloMs, tpotLimitMs: args.tpotSloMs };
  return sizeFleet(replicaTimes(deploy(args), args, args.times), goal).replicas;
}

export const LLM_REPLICAS = defineFunction({
  name: "LLM_REPLICAS",
  family: "estimate",
  title: { en: "Replicas for a service level", fr: "Réplicas pour un niveau de service" },
  summary: {
    en: "Replicas that keep TTFT and TPOT under their limits at a rate",
    fr: "Réplicas qui tiennent les limites de TTFT et de TPOT à un débit",
  },
  params: [...serviceLevelParams, times],
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
  seeAlso: ["LLM_FLEET", "FLEET_REPLICAS", "QUEUE_SERVERS", "LLM_THROUGHPUT_TPS"],
});
