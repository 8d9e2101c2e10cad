import type { Cell, Reader } from "../../define.js";
import { defineFunction } from "../../define.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { replicasFor } from "../../deployment/fleet.js";
import { fleetRows } from "../../deployment/fleet-report.js";
import { requireFresh } from "../../deployment/request.js";
import { serviceLevelParams } from "../../params/service-level.js";
import { estimator, fleetRules } from "../../sources.js";
import type { ServiceLevel } from "./llm-replicas.js";

// LLM_REPLICAS with what stands behind it: the load of each replica, the waits inside TTFT, and the limit that asks
// for the last replica.

/** Two columns: what, and its value; the words are in the reader's language. */
export function llmFleet(
  args: DeploymentNames & ServiceLevel,
  { lang }: Reader,
): readonly (readonly Cell[])[] {
  requireFresh(args);
  const goal = { ...args, ttftLimitMs: args.ttftSloMs, tpotLimitMs: args.tpotSloMs };
  return fleetRows(replicasFor(deploy(args), args, goal), args).map(([label, value]) => [
    label[lang],
    typeof value === "object" ? value[lang] : value,
  ]);
}

export const LLM_FLEET = defineFunction({
  name: "LLM_FLEET",
  family: "estimate",
  title: { en: "Fleet and its load", fr: "Parc et sa charge" },
  summary: {
    en: "Replicas with their band, TTFT and TPOT under load, waits, binding limit",
    fr: "Réplicas et fourchette, TTFT et TPOT sous charge, attentes, limite atteinte",
  },
  params: serviceLevelParams,
  returns: {
    kind: "matrix",
    unit: "none",
    digits: 2,
    columns: [
      { en: "what", fr: "quoi" },
      { en: "value", fr: "valeur" },
    ],
  },
  formula: "LLM_REPLICAS, and the state of each replica at requests_per_s / replicas",
  compute: llmFleet,
  examples: [
    {
      args: ["llama 3.1 70b", "h200", 40, 1500, 400, 1000, 30, 0.95, "fp8", 4],
      note: {
        en: "twelve rows that spill; INDEX(…, 6, 2) is the TTFT at the percentile",
        fr: "douze lignes qui s’étendent ; INDEX(… ; 6 ; 2) est le TTFT au centile",
      },
    },
  ],
  assumptions: [
    {
      en: "Poisson arrivals, mean lengths, one class of requests; the rate is that of the peak.",
      fr: "Arrivées de Poisson, longueurs moyennes, une classe de requêtes ; le débit est celui de la pointe.",
    },
    {
      en: "The band of the replicas takes all times from its fast or its slow end; a dash where that keeps no limit.",
      fr: "La fourchette prend tous les temps de son côté rapide ou lent ; un tiret si aucune limite n’y tient.",
    },
  ],
  sources: [fleetRules, estimator],
  seeAlso: ["LLM_REPLICAS", "LLM_TTFT_BAND", "LLM_TPOT_BAND", "LLM_REPORT"],
});
