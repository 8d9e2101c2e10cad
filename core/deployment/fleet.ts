import { type Estimate, estimate } from "../estimator/estimate.js";
import type { ReplicaTimes } from "../estimator/fleet/replica.js";
import { type Fleet, type FleetGoal, sizeFleet } from "../estimator/fleet/size-fleet.js";
import { maxSequences } from "../estimator/memory/inverse.js";
import { CalcError } from "../failure.js";
import type { Deployment } from "./deployment.js";
import { askOf } from "./memory.js";
import { ttft } from "./request.js";
import { scenarioOf } from "./speed.js";

/** Running sequences at which servers stop admitting unless they are told otherwise. */
const USUAL_LIMIT = 256;

/** Which end of the estimator's band the times are taken from. */
export type BandEnd = "low" | "expected" | "high";

export interface FleetRequest {
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens?: number;
}

/** One replica of a deployment as the queueing rules see it. */
export function replicaTimes(
  deployment: Deployment,
  request: FleetRequest,
  end: BandEnd = "expected",
): ReplicaTimes {
  const { promptTokens, outputTokens, cachedTokens = 0 } = request;
  const fresh = Math.max(1, promptTokens - cachedTokens);
  const first = ttft(deployment, { promptTokens, cachedTokens: promptTokens - fresh, outputTokens });
  const prefill = required(
    estimate(
      scenarioOf(deployment, {
        metric: "prefill_tps",
        prompt: fresh,
        depth: promptTokens - fresh,
        output: outputTokens,
      }),
    ),
  );
  const slower: Record<BandEnd, BandEnd> = { low: "high", expected: "expected", high: "low" };
  return {
    ttftMs: first[end],
    // A speed: its slow end is the low one.
    prefillMs: (1000 * fresh) / prefill[slower[end]],
    tpotMs: (running) =>
      required(
        estimate(
          scenarioOf(deployment, {
            metric: "tpot_ms",
            prompt: fresh,
            depth: promptTokens - fresh,
            output: outputTokens,
            concurrency: running,
          }),
        ),
      )[end],
    slots: Math.min(USUAL_LIMIT, maxSequences(askOf(deployment, promptTokens + outputTokens)).sequences),
  };
}

/** Replicas for a service level; the band from the fast and the slow end of the estimator, where they have an answer. */
export interface FleetAnswer {
  readonly expected: Fleet;
  /** Sequences that run at once on one replica. */
  readonly slots: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

export function replicasFor(deployment: Deployment, request: FleetRequest, goal: FleetGoal): FleetAnswer {
  const times = replicaTimes(deployment, request);
  return {
    expected: sizeFleet(times, goal),
    slots: times.slots,
    low: attempt(() => sizeFleet(replicaTimes(deployment, request, "low"), goal).replicas),
    high: attempt(() => sizeFleet(replicaTimes(deployment, request, "high"), goal).replicas),
  };
}

function attempt(size: () => number): number | undefined {
  try {
    return size();
  } catch (error) {
    if (error instanceof CalcError) return undefined;
    throw error;
  }
}

function required(answer: ReturnType<typeof estimate>): Estimate {
  if (!answer.ok) throw new CalcError(answer.failure);
  return answer;
}
