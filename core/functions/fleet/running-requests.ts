import { defineFunction } from "../../define.js";
import { requestsPerS } from "../../params/queue.js";
import { littleLaw } from "../../sources.js";

// Little's law L = λT holds for any stable system, whatever the distributions. With continuous batching it gives the
// batch that a request rate settles at.

/** Requests in the system on average. */
export function runningRequests(args: { readonly requestsPerS: number; readonly timeS: number }): number {
  return args.requestsPerS * args.timeS;
}

export const RUNNING_REQUESTS = defineFunction({
  name: "RUNNING_REQUESTS",
  family: "fleet",
  title: { en: "Requests in progress", fr: "Requêtes en cours" },
  summary: {
    en: "Requests in progress on average (Little’s law)",
    fr: "Nombre moyen de requêtes en cours (loi de Little)",
  },
  params: [
    requestsPerS,
    {
      name: "time_s",
      kind: "number",
      unit: "s",
      min: 0,
      label: { en: "time in the system", fr: "temps passé dans le système" },
      help: {
        en: "Mean time of one request from arrival to last token, in s",
        fr: "Temps moyen d’une requête, de l’arrivée au dernier token, en s",
      },
    },
  ],
  returns: { kind: "number", unit: "requests" },
  formula: "requests_per_s × time_s",
  compute: runningRequests,
  examples: [
    {
      args: [50, 10.18],
      result: 509,
      note: { en: "50 requests/s of 10.18 s each", fr: "50 requêtes/s de 10,18 s chacune" },
    },
  ],
  assumptions: [
    {
      en: "Steady state: as many requests leave as arrive.",
      fr: "Régime permanent : il part autant de requêtes qu’il en arrive.",
    },
  ],
  sources: [littleLaw],
  seeAlso: ["RESPONSE_TIME_S", "ERLANG_C", "MAX_BATCH_KV", "BATCH_TPS"],
});
