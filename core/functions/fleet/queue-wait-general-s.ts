import { defineFunction } from "../../define.js";
import { offeredLoad, requireCapacity } from "../../lib/erlang.js";
import { requestsPerS, serviceCv2, serviceS } from "../../params/queue.js";
import { pollaczek } from "../../sources.js";

// M/G/1, Pollaczek-Khinchine: one server, any distribution of service times. Steady answers (cv² = 0) halve the wait of
// exponential ones; a heavy tail multiplies it.

/** Mean wait before the single server, s. */
export function queueWaitGeneralS(args: {
  readonly requestsPerS: number;
  readonly serviceS: number;
  readonly serviceCv2: number;
}): number {
  const load = offeredLoad(args.requestsPerS, args.serviceS);
  requireCapacity(1, load, "requests_per_s");
  return (load * args.serviceS * (1 + args.serviceCv2)) / (2 * (1 - load));
}

export const QUEUE_WAIT_GENERAL_S = defineFunction({
  name: "QUEUE_WAIT_GENERAL_S",
  family: "fleet",
  title: { en: "Mean wait, any service times", fr: "Attente moyenne, service quelconque" },
  summary: {
    en: "Mean wait before one server whose service times vary (M/G/1)",
    fr: "Attente moyenne devant un serveur aux durées variables (M/G/1)",
  },
  params: [requestsPerS, serviceS, serviceCv2],
  returns: { kind: "number", unit: "s" },
  formula:
    "requests_per_s × service_s × service_s × (1 + service_cv2) / (2 × (1 - requests_per_s × service_s))",
  compute: queueWaitGeneralS,
  examples: [
    {
      args: [0.08, 10],
      result: 40,
      note: { en: "exponential service, 80 % busy", fr: "service exponentiel, occupation 80 %" },
    },
    {
      args: [0.08, 10, 0],
      result: 20,
      note: { en: "constant service: half", fr: "service constant : moitié" },
    },
    { args: [0.08, 10, 4], result: 100, note: { en: "heavy tail", fr: "longue traîne" } },
  ],
  assumptions: [
    {
      en: "Poisson arrivals, one server, first come first served.",
      fr: "Arrivées de Poisson, un seul serveur, premier arrivé, premier servi.",
    },
  ],
  sources: [pollaczek],
  seeAlso: ["QUEUE_WAIT_S", "QUEUE_WAIT_ADJ_S"],
});
