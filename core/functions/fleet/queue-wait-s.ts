import { defineFunction } from "../../define.js";
import { erlangC, offeredLoad } from "../../lib/erlang.js";
import { requestsPerS, servers, serviceS } from "../../params/queue.js";
import { erlangQueue } from "../../sources.js";

// M/M/c: those who wait (share C) wait S / (c - a) on average. Fails when the load reaches the servers.

/** Mean wait before service, over all requests, s. */
export function queueWaitS(args: {
  readonly servers: number;
  readonly requestsPerS: number;
  readonly serviceS: number;
}): number {
  const load = offeredLoad(args.requestsPerS, args.serviceS);
  return (erlangC(args.servers, load, "servers") * args.serviceS) / (args.servers - load);
}

export const QUEUE_WAIT_S = defineFunction({
  name: "QUEUE_WAIT_S",
  family: "fleet",
  title: { en: "Mean queueing time", fr: "Attente moyenne en file" },
  summary: {
    en: "Mean wait before a server is free, in seconds (M/M/c)",
    fr: "Attente moyenne avant qu’un serveur se libère, en secondes (M/M/c)",
  },
  params: [servers, requestsPerS, serviceS],
  returns: { kind: "number", unit: "s" },
  formula:
    "ERLANG_C(servers; requests_per_s × service_s) × service_s / (servers - requests_per_s × service_s)",
  compute: queueWaitS,
  examples: [
    {
      args: [4, 0.3, 10.18],
      result: 5.728397597422508,
      note: { en: "4 slots, 18 requests a minute", fr: "4 places, 18 requêtes par minute" },
    },
  ],
  assumptions: [
    {
      en: "Poisson arrivals, exponential service times, one queue, nobody gives up.",
      fr: "Arrivées de Poisson, services exponentiels, une seule file, aucun abandon.",
    },
    {
      en: "Batch slots slow each other down: take the service time at the load reached.",
      fr: "Les places d’un lot se ralentissent : prendre le temps de service sous charge.",
    },
  ],
  sources: [erlangQueue],
  seeAlso: ["ERLANG_C", "QUEUE_WAIT_PCTL_S", "QUEUE_WAIT_ADJ_S", "QUEUE_SERVERS"],
});
