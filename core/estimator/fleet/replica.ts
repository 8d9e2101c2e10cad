import { erlangC, waitPercentile } from "../../lib/erlang.js";

/** One replica: `gpus` devices that serve one copy of the model, as the estimator and the memory rules see it. */
export interface ReplicaTimes {
  /** Prefill of one prompt on an idle replica, cached prefix left out. */
  readonly prefillMs: number;
  /** First token on an idle replica, seen by the user. */
  readonly ttftMs: number;
  /** Time per output token with `running` sequences, their prefills mixed in; `running` need not be whole. */
  readonly tpotMs: (running: number) => number;
  /** Sequences that run at once: what memory holds, and the engine's own limit. */
  readonly slots: number;
}

export interface ReplicaLoad {
  readonly requestsPerS: number;
  readonly outputTokens: number;
  /** Share of requests that must keep the limits, 0..1. */
  readonly percentile: number;
}

/** A replica in its steady state. */
export interface ReplicaState {
  /** Sequences running on average. */
  readonly running: number;
  /** Time that a request holds its slot. */
  readonly serviceS: number;
  /** Share of time spent on prefills. */
  readonly prefillUtilisation: number;
  /** Waits at the percentile: for a slot, and for the prefills of others. */
  readonly slotWaitMs: number;
  readonly prefillWaitMs: number;
  readonly ttftMs: number;
  readonly tpotMs: number;
}

/** Why a replica has no steady state. */
export type Saturation = "prefill" | "slots";

/**
 * Steady state of one replica under Poisson arrivals: running sequences by Little's law, the wait for a slot from
 * Erlang C (M/M/c), the wait for other prefills from the tail of M/D/1. Lengths count by their mean.
 */
export function replicaState(times: ReplicaTimes, load: ReplicaLoad): ReplicaState | Saturation {
  const { requestsPerS, percentile } = load;
  const slots = Math.floor(times.slots);
  const prefillUtilisation = (requestsPerS * times.prefillMs) / 1000;
  if (prefillUtilisation >= 1) return "prefill";
  const running = runningSequences(times, load, slots);
  if (running === undefined) return "slots";
  const service = serviceS(times, load, running);
  const waiting = erlangC(slots, running, "requests_per_s");
  const slotWaitMs = waitPercentile(waiting, (1000 * service) / (slots - running), percentile);
  const prefillWaitMs =
    prefillUtilisation === 0
      ? 0
      : waitPercentile(prefillUtilisation, times.prefillMs / (2 * (1 - prefillUtilisation)), percentile);
  return {
    running,
    serviceS: service,
    prefillUtilisation,
    slotWaitMs,
    prefillWaitMs,
    ttftMs: times.ttftMs + slotWaitMs + prefillWaitMs,
    tpotMs: times.tpotMs(Math.max(1, running)),
  };
}

/** Time from the first work on a request to its last token. */
function serviceS({ ttftMs, tpotMs }: ReplicaTimes, { outputTokens }: ReplicaLoad, running: number): number {
  return (ttftMs + (outputTokens - 1) * tpotMs(Math.max(1, running))) / 1000;
}

const MOST_ROUNDS = 5000;
const CLOSE = 1e-13;

/** Smallest B with B = arrivals x service(B), from below; nothing when the slots end before. */
function runningSequences(times: ReplicaTimes, load: ReplicaLoad, slots: number): number | undefined {
  let running = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = load.requestsPerS * serviceS(times, load, running);
    if (!(next < slots)) return undefined;
    if (Math.abs(next - running) <= CLOSE * next) return next;
    running = next;
  }
  return running;
}
