import { defineFunction } from "../../define.js";
import { requestsPerS, servers, serviceCv2, serviceS } from "../../params/queue.js";
import { allenCunneen } from "../../sources.js";
import { queueWaitS } from "./queue-wait-s.js";

// G/G/c has no closed form; Allen and Cunneen scale the M/M/c wait with the mean of the two squared variations. Exact
// for M/M/c and, with one server, for M/G/1.

/** Mean wait before service when arrivals and service vary otherwise than M/M/c supposes, s. */
export function queueWaitAdjS(args: {
  readonly servers: number;
  readonly requestsPerS: number;
  readonly serviceS: number;
  readonly arrivalCv2: number;
  readonly serviceCv2: number;
}): number {
  return (queueWaitS(args) * (args.arrivalCv2 + args.serviceCv2)) / 2;
}

export const QUEUE_WAIT_ADJ_S = defineFunction({
  name: "QUEUE_WAIT_ADJ_S",
  family: "fleet",
  title: { en: "Mean wait, adjusted variability", fr: "Attente moyenne, variabilité ajustée" },
  summary: {
    en: "Mean wait before several servers for bursty or steady traffic (G/G/c)",
    fr: "Attente moyenne, plusieurs serveurs, trafic irrégulier ou non (G/G/c)",
  },
  params: [
    servers,
    requestsPerS,
    serviceS,
    {
      ...serviceCv2,
      name: "arrival_cv2",
      label: { en: "arrival variability", fr: "variabilité des arrivées" },
      help: {
        en: "Variance of arrival gaps over their mean squared: 1 Poisson, above bursty",
        fr: "Variance des écarts sur le carré de leur moyenne : 1 Poisson, plus : rafales",
      },
    },
    serviceCv2,
  ],
  returns: { kind: "number", unit: "s" },
  formula: "QUEUE_WAIT_S(servers; requests_per_s; service_s) × (arrival_cv2 + service_cv2) / 2",
  compute: queueWaitAdjS,
  examples: [
    {
      args: [4, 0.3, 10.18, 1, 2],
      result: 8.59259639613376,
      note: { en: "answers of very uneven length", fr: "réponses de longueurs très inégales" },
    },
  ],
  assumptions: [
    {
      en: "Allen-Cunneen approximation: best under heavy load.",
      fr: "Approximation d’Allen et Cunneen : la meilleure sous forte charge.",
    },
  ],
  sources: [allenCunneen],
  seeAlso: ["QUEUE_WAIT_S", "QUEUE_WAIT_GENERAL_S"],
});
