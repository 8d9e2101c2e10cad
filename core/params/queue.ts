import type { NumberParam } from "../define.js";
import { MAX_SERVERS } from "../lib/erlang.js";

// Parameters of traffic and queues.

export const requestsPerS = {
  name: "requests_per_s",
  kind: "number",
  unit: "reqPerS",
  min: 0,
  label: { en: "request rate", fr: "débit de requêtes" },
  help: { en: "Requests that arrive per second, on average", fr: "Requêtes reçues par seconde, en moyenne" },
} as const satisfies NumberParam;

export const servers = {
  name: "servers",
  kind: "integer",
  unit: "servers",
  min: 1,
  max: MAX_SERVERS,
  label: { en: "servers", fr: "serveurs" },
  help: {
    en: "Requests served at once: batch slots or replicas",
    fr: "Requêtes servies à la fois : places du lot ou réplicas",
  },
} as const satisfies NumberParam;

export const serviceS = {
  name: "service_s",
  kind: "number",
  unit: "s",
  above: 0,
  label: { en: "service time", fr: "temps de service" },
  help: {
    en: "Mean time that one request occupies a server, in s",
    fr: "Temps moyen pendant lequel une requête occupe un serveur, en s",
  },
} as const satisfies NumberParam;

export const percentile = {
  name: "percentile",
  kind: "number",
  unit: "fraction",
  above: 0,
  below: 1,
  label: { en: "percentile", fr: "centile" },
  help: {
    en: "Share of requests that wait no longer: 0.95 for p95",
    fr: "Part des requêtes qui n’attendent pas davantage : 0,95 pour p95",
  },
} as const satisfies NumberParam;

export const serviceCv2 = {
  name: "service_cv2",
  kind: "number",
  unit: "none",
  min: 0,
  default: 1,
  label: { en: "service variability", fr: "variabilité du service" },
  help: {
    en: "Variance of service time over its mean squared: 0 constant, 1 exponential",
    fr: "Variance du service sur le carré de sa moyenne : 0 constant, 1 exponentiel",
  },
} as const satisfies NumberParam;

export const replicaTps = {
  name: "replica_tps",
  kind: "number",
  unit: "tokPerS",
  above: 0,
  label: { en: "throughput per replica", fr: "débit par réplica" },
  help: {
    en: "Output tokens/s of one replica, all its users together",
    fr: "Tokens de sortie/s d’un réplica, tous ses utilisateurs confondus",
  },
} as const satisfies NumberParam;
