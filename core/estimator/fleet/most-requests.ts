import type { ReplicaTimes } from "./replica.js";
import { type FleetGoal, type FleetLimit, judge, sizeFleet } from "./size-fleet.js";

/** Nearly idle: where even this breaks a limit, no rate keeps it, and sizing says why. */
const IDLE = 1e-6;
const ROUNDS = 50;

/** The highest rate, in requests per second, at which one replica keeps both limits, and the limit that ends it. */
export function mostRequests(
  times: ReplicaTimes,
  goal: Omit<FleetGoal, "requestsPerS">,
): { readonly requestsPerS: number; readonly limit: FleetLimit } {
  const limitAt = (requestsPerS: number) => judge(times, { ...goal, requestsPerS }, 1).limit;
  sizeFleet(times, { ...goal, requestsPerS: IDLE });
  let kept = IDLE;
  let broken = 1;
  while (limitAt(broken) === "none") {
    kept = broken;
    broken *= 2;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (kept + broken) / 2;
    if (limitAt(middle) === "none") kept = middle;
    else broken = middle;
  }
  return { requestsPerS: kept, limit: limitAt(broken) };
}
