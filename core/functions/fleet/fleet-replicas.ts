import { defineFunction } from "../../define.js";
import { ceilSnap } from "../../lib/snap.js";
import { utilisation } from "../../params/device.js";
import { replicaTps, requestsPerS } from "../../params/queue.js";
import { inferenceNotes } from "../../sources.js";

// Tokens asked for at the peak over tokens that one replica gives at the utilisation wanted, rounded up. It looks at
// throughput alone: how long requests wait is QUEUE_WAIT_PCTL_S's question.

/** Replicas that a request rate needs. */
export function fleetReplicas(args: {
  readonly requestsPerS: number;
  readonly tokensPerRequest: number;
  readonly replicaTps: number;
  readonly utilisation: number;
  readonly peakFactor: number;
}): number {
  const wantedTps = args.requestsPerS * args.tokensPerRequest * args.peakFactor;
  return ceilSnap(wantedTps / (args.replicaTps * args.utilisation));
}

export const FLEET_REPLICAS = defineFunction({
  name: "FLEET_REPLICAS",
  family: "fleet",
  title: { en: "Replicas for a request rate", fr: "Réplicas pour un débit de requêtes" },
  summary: {
    en: "Replicas needed to serve a request rate at a given utilisation",
    fr: "Réplicas nécessaires pour un débit de requêtes et un taux d’utilisation",
  },
  params: [
    requestsPerS,
    {
      name: "tokens_per_request",
      kind: "number",
      unit: "tokens",
      min: 0,
      label: { en: "tokens per request", fr: "tokens par requête" },
      help: {
        en: "Mean output tokens of one request; a mean may have decimals",
        fr: "Tokens de sortie moyens d’une requête ; décimales admises",
      },
    },
    replicaTps,
    {
      ...utilisation,
      default: 0.7,
      help: {
        en: "Share of the throughput planned for; the rest is head-room",
        fr: "Part du débit que l’on prévoit d’utiliser ; le reste est une marge",
      },
    },
    {
      name: "peak_factor",
      kind: "number",
      unit: "times",
      min: 1,
      default: 1,
      label: { en: "peak factor", fr: "facteur de pointe" },
      help: {
        en: "Peak rate over mean rate, at least 1",
        fr: "Débit de pointe rapporté au débit moyen, au moins 1",
      },
    },
  ],
  returns: { kind: "integer", unit: "replicas" },
  formula: "ceil(requests_per_s × tokens_per_request × peak_factor / (replica_tps × utilisation))",
  compute: fleetReplicas,
  examples: [
    {
      args: [50, 400, 2500, null, 2],
      result: 23,
      note: { en: "50 requests/s, twice that at the peak", fr: "50 requêtes/s, le double en pointe" },
    },
  ],
  assumptions: [
    {
      en: "Throughput only: waiting times call for QUEUE_WAIT_PCTL_S.",
      fr: "Débit seul : pour les attentes, voir QUEUE_WAIT_PCTL_S.",
    },
  ],
  sources: [inferenceNotes],
  seeAlso: ["FLEET_TPS", "RUNNING_REQUESTS", "QUEUE_SERVERS", "LLM_REPLICAS"],
});
