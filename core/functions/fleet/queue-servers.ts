import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { erlangCFromB, erlangStep, MAX_SERVERS, offeredLoad, waitPercentile } from "../../lib/erlang.js";
import { reaches } from "../../lib/snap.js";
import { percentile, requestsPerS, serviceS } from "../../params/queue.js";
import { erlangQueue } from "../../sources.js";

// The wait falls with every server, so the first number that keeps the limit is the answer. One pass of the Erlang B
// recursion visits them all.

/** Fewest servers that keep a percentile of the wait within a limit. */
export function queueServers(args: {
  readonly requestsPerS: number;
  readonly serviceS: number;
  readonly maxWaitS: number;
  readonly percentile: number;
}): number {
  const load = offeredLoad(args.requestsPerS, args.serviceS);
  let blocking = 1;
  for (let servers = 1; servers <= MAX_SERVERS; servers++) {
    blocking = erlangStep(blocking, load, servers);
    if (reaches(load, servers)) continue;
    const waiting = erlangCFromB(blocking, servers, load);
    const waitS = waitPercentile(waiting, args.serviceS / (servers - load), args.percentile);
    if (reaches(args.maxWaitS, waitS)) return servers;
  }
  return fail("infeasible", {
    param: "requests_per_s",
    reason: {
      en: "a load of {load} needs more than {most} servers: split it over several pools",
      fr: "une charge de {load} exige plus de {most} serveurs : la répartir entre plusieurs groupes",
      values: { load, most: MAX_SERVERS },
    },
  });
}

export const QUEUE_SERVERS = defineFunction({
  name: "QUEUE_SERVERS",
  family: "fleet",
  title: { en: "Servers for a waiting time", fr: "Serveurs pour un temps d’attente" },
  summary: {
    en: "Fewest servers that keep a percentile of the wait below a limit",
    fr: "Nombre minimal de serveurs pour borner un centile de l’attente",
  },
  params: [
    requestsPerS,
    serviceS,
    {
      name: "max_wait_s",
      kind: "number",
      unit: "s",
      min: 0,
      label: { en: "longest wait", fr: "attente maximale" },
      help: {
        en: "Wait in the queue that is still acceptable, in s",
        fr: "Attente en file encore acceptable, en s",
      },
    },
    percentile,
  ],
  returns: { kind: "integer", unit: "servers" },
  formula: "min c: QUEUE_WAIT_PCTL_S(c; requests_per_s; service_s; percentile) ≤ max_wait_s",
  compute: queueServers,
  examples: [
    {
      args: [5, 10, 1, 0.95],
      result: 60,
      note: {
        en: "50 busy on average, p95 of the wait below 1 s",
        fr: "50 occupés en moyenne, p95 de l’attente sous 1 s",
      },
    },
  ],
  assumptions: [
    {
      en: "Poisson arrivals, exponential service times, one queue; at most a million servers.",
      fr: "Arrivées de Poisson, services exponentiels, une file ; un million de serveurs au plus.",
    },
  ],
  sources: [erlangQueue],
  seeAlso: ["QUEUE_WAIT_PCTL_S", "FLEET_REPLICAS", "LLM_REPLICAS"],
});
