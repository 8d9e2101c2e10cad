import { fail, type Reason } from "../../failure.js";
import {
  type ReplicaLoad,
  type ReplicaState,
  type ReplicaTimes,
  replicaState,
  type Saturation,
} from "./replica.js";

export interface FleetGoal extends ReplicaLoad {
  /** Peak over mean; the fleet is sized for the peak. */
  readonly peakFactor?: number;
  readonly ttftLimitMs: number;
  readonly tpotLimitMs: number;
}

/** What one replica fewer would run into. */
export type FleetLimit = Saturation | "ttft" | "tpot" | "none";

export interface Fleet {
  readonly replicas: number;
  readonly perReplica: ReplicaState;
  /** The limit that asks for the last replica; "none" when a single one has room. */
  readonly limit: FleetLimit;
}

const MOST_REPLICAS = 2 ** 24;

/** The smallest number of replicas that keeps both limits at the percentile, or a failure that says what binds. */
export function sizeFleet(times: ReplicaTimes, goal: FleetGoal): Fleet {
  checkGoal(times, goal);
  const verdict = (replicas: number) => judge(times, goal, replicas);
  let enough = 1;
  while (verdict(enough).limit !== "none") {
    if (enough >= MOST_REPLICAS) tooMany(goal);
    enough *= 2;
  }
  let short = enough === 1 ? 0 : enough / 2;
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (verdict(middle).limit === "none") enough = middle;
    else short = middle;
  }
  const { state } = verdict(enough);
  if (state === undefined) return tooMany(goal);
  return { replicas: enough, perReplica: state, limit: short === 0 ? "none" : verdict(short).limit };
}

/** Replicas with a share kept free and spares on top (N + 1), shown beside the plain number. */
export function withReserve(replicas: number, { headroom = 0, spares = 0 } = {}): number {
  return Math.ceil(replicas / (1 - headroom) - 1e-9) + spares;
}

/** The state of a given fleet, and the limit that it breaks. */
export function judge(
  times: ReplicaTimes,
  goal: FleetGoal,
  replicas: number,
): { readonly limit: FleetLimit; readonly state?: ReplicaState } {
  const { requestsPerS, peakFactor = 1, ttftLimitMs, tpotLimitMs } = goal;
  const state = replicaState(times, { ...goal, requestsPerS: (requestsPerS * peakFactor) / replicas });
  if (typeof state === "string") return { limit: state };
  if (state.tpotMs > tpotLimitMs) return { limit: "tpot", state };
  return { limit: state.ttftMs > ttftLimitMs ? "ttft" : "none", state };
}

const FASTER: Reason = {
  en: "more devices per replica or a narrower format",
  fr: "plus de cartes par réplica ou un format plus compact",
};

/** Limits that no number of replicas can keep, and numbers without meaning. */
function checkGoal(times: ReplicaTimes, goal: FleetGoal): void {
  positive("requests_per_s", goal.requestsPerS);
  positive("ttft_slo_ms", goal.ttftLimitMs);
  positive("tpot_slo_ms", goal.tpotLimitMs);
  positive("peak_factor", goal.peakFactor ?? 1);
  if (!(goal.outputTokens >= 1)) {
    fail("domain", {
      param: "output_tokens",
      given: goal.outputTokens,
      allowed: { kind: "integer", min: 1, example: 500 },
    });
  }
  if (!(goal.percentile > 0 && goal.percentile < 1)) {
    fail("domain", {
      param: "percentile",
      given: goal.percentile,
      allowed: { above: 0, below: 1, example: 0.95 },
    });
  }
  if (times.slots < 1) {
    fail("infeasible", {
      param: "model",
      reason: {
        en: `no sequence fits beside the weights: ${FASTER.en}, or a shorter context`,
        fr: `aucune séquence ne tient à côté des poids : ${FASTER.fr}, ou un contexte plus court`,
      },
    });
  }
  if (times.ttftMs > goal.ttftLimitMs) {
    fail("infeasible", {
      param: "ttft_slo_ms",
      given: goal.ttftLimitMs,
      reason: {
        en: `an idle replica already takes {floor} ms to the first token, over the limit of {limit} ms, whatever the number of replicas; what helps: ${FASTER.en}, a shorter prompt, prefix caching`,
        fr: `un réplica au repos met déjà {floor} ms avant le premier token, au-delà de la limite de {limit} ms, quel que soit le nombre de réplicas ; ce qui aide : ${FASTER.fr}, un prompt plus court, le cache de préfixe`,
        values: { floor: times.ttftMs, limit: goal.ttftLimitMs },
      },
    });
  }
  const alone = times.tpotMs(1);
  if (alone > goal.tpotLimitMs) {
    fail("infeasible", {
      param: "tpot_slo_ms",
      given: goal.tpotLimitMs,
      reason: {
        en: `a single user already gets a token every {floor} ms, over the limit of {limit} ms, whatever the number of replicas; what helps: ${FASTER.en}, speculative decoding`,
        fr: `un utilisateur seul reçoit déjà un token toutes les {floor} ms, au-delà de la limite de {limit} ms, quel que soit le nombre de réplicas ; ce qui aide : ${FASTER.fr}, le décodage spéculatif`,
        values: { floor: alone, limit: goal.tpotLimitMs },
      },
    });
  }
}

function tooMany(goal: FleetGoal): never {
  return fail("infeasible", {
    param: "requests_per_s",
    given: goal.requestsPerS,
    reason: {
      en: "even {most} replicas do not keep the limits at this rate: lower the rate, or loosen limits that an idle replica barely keeps",
      fr: "même {most} réplicas ne tiennent pas les limites à ce débit : réduisez-le, ou relâchez des limites qu’un réplica au repos tient à peine",
      values: { most: MOST_REPLICAS },
    },
  });
}

function positive(param: string, value: number): void {
  if (!Number.isFinite(value)) fail("type", { param, given: value, allowed: { kind: "number", above: 0 } });
  if (value <= 0) fail("domain", { param, given: value, allowed: { kind: "number", above: 0 } });
}
