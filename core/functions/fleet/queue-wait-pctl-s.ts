import { defineFunction } from "../../define.js";
import { erlangC, offeredLoad, waitPercentile } from "../../lib/erlang.js";
import { percentile, requestsPerS, servers, serviceS } from "../../params/queue.js";
import { erlangQueue } from "../../sources.js";

// P(wait > t) = C exp(-(c - a) t / S). Solved for t; when fewer than 1 - percentile wait at all, it is 0.

/** Wait that a share of the requests does not exceed, s. */
export function queueWaitPctlS(args: {
  readonly servers: number;
  readonly requestsPerS: number;
  readonly serviceS: number;
  readonly percentile: number;
}): number {
  const load = offeredLoad(args.requestsPerS, args.serviceS);
  const waiting = erlangC(args.servers, load, "servers");
  return waitPercentile(waiting, args.serviceS / (args.servers - load), args.percentile);
}

export const QUEUE_WAIT_PCTL_S = defineFunction({
  name: "QUEUE_WAIT_PCTL_S",
  family: "fleet",
  title: { en: "Queueing time at a percentile", fr: "Centile de l’attente en file" },
  summary: {
    en: "Wait that a given share of requests does not exceed (M/M/c)",
    fr: "Attente que ne dépasse pas une part donnée des requêtes (M/M/c)",
  },
  params: [servers, requestsPerS, serviceS, percentile],
  returns: { kind: "number", unit: "s" },
  formula:
    "max(0; service_s / (servers - requests_per_s × service_s) × ln(ERLANG_C(servers; requests_per_s × service_s) / (1 - percentile)))",
  compute: queueWaitPctlS,
  examples: [
    {
      args: [4, 0.3, 10.18, 0.95],
      result: 25.45247927883009,
      note: { en: "p95 with 4 slots", fr: "p95 avec 4 places" },
    },
    {
      args: [10, 0.3, 10.18, 0.5],
      result: 0,
      note: {
        en: "with 10 slots, most requests never wait",
        fr: "avec 10 places, la plupart n’attendent pas",
      },
    },
  ],
  assumptions: [
    {
      en: "Poisson arrivals, exponential service times, first come first served.",
      fr: "Arrivées de Poisson, services exponentiels, premier arrivé, premier servi.",
    },
  ],
  sources: [erlangQueue],
  seeAlso: ["QUEUE_WAIT_S", "QUEUE_SERVERS", "ERLANG_C", "LLM_REPLICAS"],
});
