import type { Deployment } from "../../deployment/deployment.js";
import { replicaTimes } from "../../deployment/fleet.js";
import { throughput, tpot, ttft } from "../../deployment/request.js";
import type { Estimate } from "../../estimator/estimate.js";
import { type Fleet, sizeFleet, withReserve } from "../../estimator/fleet/size-fleet.js";
import { CalcError, type Failure } from "../../failure.js";
import type { Plan, PlanInputs } from "./request.js";

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

/** Replicas for the limits; a model that does not fit fails, limits that nothing keeps are part of the answer. */
export function sizePlan(deployment: Deployment, inputs: Sizing): PlanSize {
  const goal = { ...inputs, ttftLimitMs: inputs.ttftMs, tpotLimitMs: inputs.tpotMs };
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

/** Every figure of the Plan sheet, from the core alone: what the sheet's formulas are held against. */
export interface PlanFigures extends PlanSize {
  readonly ttftAlone: Estimate;
  readonly tpotAlone: Estimate;
  readonly mostTps: Estimate;
  readonly deployed?: number;
  readonly totalGpus?: number;
  readonly usdPerHour?: number;
  readonly usdPerMonth?: number;
  readonly usdPerMtok?: number;
  readonly apiUsdPerMonth?: number;
  readonly breakEvenRate?: number;
}

export function planFigures({ deployment, inputs }: Plan): PlanFigures {
  const size = sizePlan(deployment, inputs);
  const { promptTokens, outputTokens, cachedTokens } = inputs;
  const alone = {
    ttftAlone: ttft(deployment, { promptTokens, outputTokens, cachedTokens }),
    tpotAlone: tpot(deployment, { promptTokens, outputTokens }),
    mostTps: throughput(deployment, { promptTokens, outputTokens, concurrency: Math.max(1, size.slots) }),
  };
  if (!size.fleet) return { ...size, ...alone };
  const deployed = withReserve(size.fleet.replicas, inputs);
  const totalGpus = deployed * deployment.gpus;
  const usdPerHour = totalGpus * inputs.usdPerGpuHour;
  const hoursPerMonth = inputs.hoursPerDay * DAYS_A_MONTH;
  const requestsPerMonth = inputs.requestsPerS * 3600 * hoursPerMonth;
  const apiUsdPerRequest =
    (promptTokens * inputs.apiInputUsdPerM + outputTokens * inputs.apiOutputUsdPerM) / 1e6;
  return {
    ...size,
    ...alone,
    deployed,
    totalGpus,
    usdPerHour,
    usdPerMonth: usdPerHour * hoursPerMonth,
    usdPerMtok: (usdPerHour * 1e6) / (inputs.requestsPerS * outputTokens * 3600),
    apiUsdPerMonth: requestsPerMonth * apiUsdPerRequest,
    ...(apiUsdPerRequest > 0 ? { breakEvenRate: usdPerHour / (apiUsdPerRequest * 3600) } : {}),
  };
}

/** 365 / 12, rounded as people do who multiply hours by 730. */
export const DAYS_A_MONTH = 365 / 12;

function attempt<T>(compute: () => T): { ok: true; value: T } | { ok: false; failure: Failure } {
  try {
    return { ok: true, value: compute() };
  } catch (error) {
    if (error instanceof CalcError) return { ok: false, failure: error.failure };
    throw error;
  }
}
