import { estimate } from "../estimator/estimate.js";
import { CalcError } from "../failure.js";
import type { Deployment } from "./deployment.js";
import { scenarioOf } from "./speed.js";

export type ClaimVerdict = "plausible" | "tight" | "speculation" | "aggregate" | "impossible";

export interface JudgedClaim {
  readonly verdict: ClaimVerdict;
  /** Claim over the single-stream ceiling. */
  readonly ratio: number;
  readonly ceiling: number;
  /** Most output tokens/s over all users, nominal; nothing where it is not modelled. */
  readonly aggregateCeiling: number | undefined;
}

/** Drafts accepted in a row and multi-token heads have been shown to give up to about this much. */
const MOST_SPECULATION = 5;

/** What a claimed speed would have to be, against the ceiling of one stream and of a saturated server. */
export function judgeClaim(deployment: Deployment, claimedTps: number): JudgedClaim {
  const single = estimate(
    scenarioOf(deployment, { metric: "decode_tps_per_user", prompt: 0, output: 0, depth: 0 }),
  );
  if (!single.ok) throw new CalcError(single.failure);
  const saturated = estimate(
    scenarioOf(deployment, { metric: "output_tps", prompt: 512, output: 512, concurrency: "max" }),
  );
  const aggregateCeiling = saturated.ok ? saturated.ceiling : undefined;
  const ratio = claimedTps / single.ceiling;
  return { verdict: verdictOf(), ratio, ceiling: single.ceiling, aggregateCeiling };

  function verdictOf(): ClaimVerdict {
    if (single.ok && claimedTps <= single.high) return "plausible";
    if (ratio <= 1) return "tight";
    if (ratio <= MOST_SPECULATION) return "speculation";
    return aggregateCeiling !== undefined && claimedTps <= aggregateCeiling ? "aggregate" : "impossible";
  }
}
