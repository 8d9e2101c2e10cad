import { defineFunction } from "../../define.js";
import { erlangC as probabilityOfWaiting } from "../../lib/erlang.js";
import { servers } from "../../params/queue.js";
import { erlangQueue } from "../../sources.js";

// The textbook fraction with factorials overflows at 171 servers; the Erlang B recursion gives the same number for any.

/** Probability that an arriving request has to wait. */
export function erlangC(args: { readonly servers: number; readonly offeredLoad: number }): number {
  return probabilityOfWaiting(args.servers, args.offeredLoad, "offered_load");
}

export const ERLANG_C = defineFunction({
  name: "ERLANG_C",
  family: "fleet",
  title: { en: "Probability of waiting", fr: "Probabilité d’attente" },
  summary: {
    en: "Share of requests that find all servers busy and wait (Erlang C)",
    fr: "Part des requêtes qui attendent, tous serveurs occupés (Erlang C)",
  },
  params: [
    servers,
    {
      name: "offered_load",
      kind: "number",
      unit: "none",
      min: 0,
      label: { en: "offered load", fr: "charge offerte" },
      help: {
        en: "Requests per second × service time, in erlangs; below the servers",
        fr: "Requêtes par seconde × temps de service, en erlangs ; sous les serveurs",
      },
    },
  ],
  returns: { kind: "number", unit: "probability" },
  formula:
    "w / (Σ(offered_load^k / k!; k < servers) + w); w = offered_load^servers / servers! × servers / (servers - offered_load)",
  compute: erlangC,
  examples: [
    {
      args: [3, 2],
      result: 0.4444444444444444,
      note: { en: "3 servers, 2 of them busy on average", fr: "3 serveurs, 2 occupés en moyenne" },
    },
  ],
  assumptions: [
    {
      en: "Poisson arrivals, exponential service times, one queue, nobody gives up.",
      fr: "Arrivées de Poisson, services exponentiels, une seule file, aucun abandon.",
    },
  ],
  sources: [erlangQueue],
  seeAlso: ["QUEUE_WAIT_S", "QUEUE_WAIT_PCTL_S", "QUEUE_SERVERS"],
});
