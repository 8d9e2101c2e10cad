import type { Deployment } from "../../deployment/deployment.js";
import { replicaTimes } from "../../deployment/fleet.js";
import { throughput, tpot, ttft } from "../../deployment/request.js";
import type { Estimate } from "../../estimator/estimate.js";
import { type Fleet, type FleetGoal, sizeFleet, withReserve } from "../../estimator/fleet/size-fleet.js";
import { CalcError, type Failure } from "../../failure.js";
import type { Plan, PlanInputs } from "./types.js";

/** The inputs that decide the number of replicas. */
type Sizing = Pick<
  PlanInputs,
  | "requestsPerS"
  | "promptTokens"
  | "outputTokens"
  | "cachedTokens"
  | "ttftMs"
  | "tpotMs"
  | "percentile"
  | "peakFactor"
>;

export interface PlanSize {
  /** Sequences that run at once on one replica. */
  readonly slots: number;
  readonly fleet?: Fleet;
  /** Replicas at the fast and the slow end of the estimator, where they keep the limits. */
  readonly low?: number;
  readonly high?: number;
  /** Why no number of replicas keeps the limits. */
  readonly failure?: Failure;
}

/** Replicas for the limits alone, without their band; nothing where no number keeps them. */
export function fleetFor(deployment: Deployment, inputs: Sizing): { slots: number; fleet?: Fleet } {
  const times = replicaTimes(deployment, inputs);
  const fleet = attempt(() => sizeFleet(times, goalOf(inputs)));
  return { slots: times.slots, ...(fleet.ok ? { fleet: fleet.value } : {}) };
}

/** Replicas for the limits; a model that does not fit fails, limits that nothing keeps are part of the answer. */
export function sizePlan(deployment: Deployment, inputs: Sizing): PlanSize {
  const goal = goalOf(inputs);
  const at = (end: "low" | "expected" | "high") =>
    attempt(() => sizeFleet(replicaTimes(deployment, inputs, end), goal));
  const { slots } = replicaTimes(deployment, inputs);
  const expected = at("expected");
  const low = at("low");
  const high = at("high");
  return {
    slots,
    ...(expected.ok ? { fleet: expected.value } : { failure: expected.failure }),
    ...(low.ok ? { low: low.value.replicas } : {}),
    ...(high.ok ? { high: high.value.replicas } : {}),
  };
}

/** Absent where the price of a GPU or of the API is not known. */
interface Costs {
  readonly usdPerHour?: number;
  readonly usdPerMonth?: number;
  readonly usdPerMtok?: number;
  readonly apiUsdPerMonth?: number;
  readonly breakEvenRate?: number;
}

/** Every figure of the Plan sheet, from the core alone: what the sheet's formulas are held against. */
export interface PlanFigures extends PlanSize, Costs {
  readonly ttftAlone: Estimate;
  readonly tpotAlone: Estimate;
  readonly mostTps: Estimate;
  readonly deployed?: number;
  readonly totalGpus?: number;
}

export function planFigures({ deployment, inputs }: Plan): PlanFigures {
  const size = sizePlan(deployment, inputs);
  const { promptTokens, outputTokens, cachedTokens } = inputs;
  const request = { promptTokens, outputTokens, cachedTokens };
  const alone = {
    ttftAlone: ttft(deployment, request),
    tpotAlone: tpot(deployment, request),
    mostTps: throughput(deployment, { ...request, concurrency: Math.max(1, size.slots) }),
  };
  if (!size.fleet) return { ...size, ...alone };
  const deployed = withReserve(size.fleet.replicas, inputs);
  const totalGpus = deployed * deployment.gpus;
  return { ...size, ...alone, deployed, totalGpus, ...costs(totalGpus, inputs) };
}

/** What the fleet costs and the API instead; a price that nobody knows leaves its figures out. */
function costs(totalGpus: number, inputs: PlanInputs): Costs {
  const { requestsPerS, promptTokens, outputTokens, usdPerGpuHour } = inputs;
  const { apiInputUsdPerM, apiOutputUsdPerM } = inputs;
  const hoursPerMonth = inputs.hoursPerDay * DAYS_A_MONTH;
  const usdPerHour = usdPerGpuHour === undefined ? undefined : totalGpus * usdPerGpuHour;
  const usdPerRequest =
    apiInputUsdPerM === undefined || apiOutputUsdPerM === undefined
      ? undefined
      : (promptTokens * apiInputUsdPerM + outputTokens * apiOutputUsdPerM) / 1e6;
  return {
    ...(usdPerHour === undefined
      ? {}
      : {
          usdPerHour,
          usdPerMonth: usdPerHour * hoursPerMonth,
          usdPerMtok: (usdPerHour * 1e6) / (requestsPerS * outputTokens * 3600),
        }),
    ...(usdPerRequest === undefined
      ? {}
      : { apiUsdPerMonth: requestsPerS * 3600 * hoursPerMonth * usdPerRequest }),
    ...(usdPerHour !== undefined && usdPerRequest !== undefined && usdPerRequest > 0
      ? { breakEvenRate: usdPerHour / (usdPerRequest * 3600) }
      : {}),
  };
}

/** 365 / 12, rounded as people do who multiply hours by 730. */
export const DAYS_A_MONTH = 365 / 12;

function goalOf(inputs: Sizing): FleetGoal {
  return { ...inputs, ttftLimitMs: inputs.ttftMs, tpotLimitMs: inputs.tpotMs };
}

function attempt<T>(compute: () => T): { ok: true; value: T } | { ok: false; failure: Failure } {
  try {
    return { ok: true, value: compute() };
  } catch (error) {
    if (error instanceof CalcError) return { ok: false, failure: error.failure };
    throw error;
  }
}
