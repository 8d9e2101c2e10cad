import { fail } from "../failure.js";
import { floorSnap, reaches } from "./snap.js";

// M/M/c queue: Poisson arrivals, exponential service, c servers, offered load a = arrivals per second × service time.

/** The most servers that a queue is computed for; the recursion takes one step for each. */
export const MAX_SERVERS = 1_000_000;

/** One step of the Erlang B recursion: blocking with k servers from blocking with k - 1. No factorial, no overflow. */
export function erlangStep(blocking: number, load: number, servers: number): number {
  return (load * blocking) / (servers + load * blocking);
}

/** Erlang B: the share of requests that find all servers busy when nobody waits. */
function erlangB(servers: number, load: number): number {
  let blocking = 1;
  for (let k = 1; k <= servers; k++) blocking = erlangStep(blocking, load, k);
  return blocking;
}

/** Erlang C from Erlang B: the share of requests that wait when everybody waits. Needs load < servers. */
export function erlangCFromB(blocking: number, servers: number, load: number): number {
  return (servers * blocking) / (servers - load * (1 - blocking));
}

/** Probability that a request waits. Fails when the servers cannot keep up. */
export function erlangC(servers: number, load: number, param: string): number {
  requireCapacity(servers, load, param);
  return erlangCFromB(erlangB(servers, load), servers, load);
}

/** Busy servers on average, in erlangs. */
export function offeredLoad(requestsPerS: number, serviceS: number): number {
  const load = requestsPerS * serviceS;
  return Number.isFinite(load)
    ? load
    : fail("domain", {
        param: "requests_per_s",
        reason: {
          en: "requests per second times service time is too large",
          fr: "le produit des requêtes par seconde et du temps de service est trop grand",
        },
      });
}

/** At a load equal to the servers the queue grows for ever: that is infeasible, never a negative wait. */
export function requireCapacity(servers: number, load: number, param: string): void {
  if (!reaches(load, servers)) return;
  fail("infeasible", {
    param,
    reason: {
      en: "the load of {load} saturates all servers ({servers}): at least {needed} needed",
      fr: "la charge de {load} sature tous les serveurs ({servers}) : il en faut au moins {needed}",
      values: { load, servers, needed: floorSnap(load) + 1 },
    },
  });
}

/**
 * Wait that a share of the requests does not exceed, when `waiting` of them wait an exponential time of mean `meanS`.
 * P(wait > t) = waiting × exp(-t / meanS); 0 when fewer than the rest wait at all.
 */
export function waitPercentile(waiting: number, meanS: number, percentile: number): number {
  return Math.max(0, meanS * Math.log(waiting / (1 - percentile)));
}
