import type { Cell } from "../define.js";
import type { FleetLimit } from "../estimator/fleet/size-fleet.js";
import type { Text } from "../text/lang.js";
import type { FleetAnswer, FleetRequest } from "./fleet.js";

/** What one replica fewer runs into, in words. */
export const LIMIT_TEXTS: Readonly<Record<FleetLimit, Text>> = {
  none: { en: "nothing: one is enough", fr: "rien : un seul suffit" },
  ttft: { en: "the TTFT limit", fr: "la limite de TTFT" },
  tpot: { en: "the TPOT limit", fr: "la limite de TPOT" },
  slots: { en: "the places for requests", fr: "les places de requêtes" },
  prefill: { en: "the time for prefills", fr: "le temps de prefill" },
};

/** Where each figure stands among the rows, from 1; sheets pick rows by it. */
export const FLEET_ROWS = {
  replicas: 1,
  replicasLow: 2,
  replicasHigh: 3,
  slots: 4,
  running: 5,
  ttftMs: 6,
  slotWaitMs: 7,
  prefillWaitMs: 8,
  tpotMs: 9,
  responseS: 10,
  prefillUtilisation: 11,
  limit: 12,
} as const;

/** A fleet in full: replicas with their band, the state of each at the rate, what one fewer would break. */
export function fleetRows(
  { expected, low, high, slots }: FleetAnswer,
  { outputTokens }: FleetRequest,
): readonly (readonly [Text, Cell | Text])[] {
  const { replicas, perReplica, limit } = expected;
  const { running, ttftMs, tpotMs, slotWaitMs, prefillWaitMs, prefillUtilisation } = perReplica;
  return [
    [{ en: "replicas", fr: "réplicas" }, replicas],
    [{ en: "at the fast end of the band", fr: "au côté rapide de la fourchette" }, low ?? "–"],
    [{ en: "at the slow end of the band", fr: "au côté lent de la fourchette" }, high ?? "–"],
    [{ en: "places on each replica", fr: "places sur chaque réplica" }, slots],
    [{ en: "running on each replica", fr: "en cours sur chaque réplica" }, running],
    [{ en: "TTFT at the percentile, ms", fr: "TTFT au centile, ms" }, ttftMs],
    [{ en: "of it, waiting for a place, ms", fr: "dont attente d’une place, ms" }, slotWaitMs],
    [{ en: "of it, waiting for prefills, ms", fr: "dont attente des prefills, ms" }, prefillWaitMs],
    [{ en: "TPOT under load, ms", fr: "TPOT sous charge, ms" }, tpotMs],
    [
      { en: "whole response at the percentile, s", fr: "réponse entière au centile, s" },
      (ttftMs + (outputTokens - 1) * tpotMs) / 1000,
    ],
    [{ en: "share of time on prefills", fr: "part du temps en prefill" }, prefillUtilisation],
    [{ en: "one replica fewer would break", fr: "un réplica de moins romprait" }, LIMIT_TEXTS[limit]],
  ];
}
