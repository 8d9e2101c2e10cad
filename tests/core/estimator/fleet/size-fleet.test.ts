import { describe, expect, it } from "vitest";
import { judge, sizeFleet, withReserve } from "../../../../core/estimator/fleet/size-fleet.js";
import { CalcError } from "../../../../core/failure.js";
import { formatFailure } from "../../../../core/text/failure.js";
import { near } from "../../../helpers/near.js";

const times = (ttftMs: number, prefillMs: number, a: number, b: number, slots: number) => ({
  ttftMs,
  prefillMs,
  slots,
  tpotMs: (running: number) => a + b * (running - 1),
});

const goal = (
  requestsPerS: number,
  outputTokens: number,
  percentile: number,
  ttft: number,
  tpot: number,
) => ({
  requestsPerS,
  outputTokens,
  percentile,
  ttftLimitMs: ttft,
  tpotLimitMs: tpot,
});

function failureOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof CalcError) return error.failure;
  }
  throw new Error("did not fail");
}

// Worked examples of the fleet rules: tpot(B) = a + b (B - 1), computed independently of the estimator.
describe("sizeFleet", () => {
  it.each([
    [
      times(180, 80, 15, 0.2, 256),
      goal(40, 400, 0.95, 1000, 30),
      7,
      63.920168067194,
      11.186029411762,
      343.06116358032,
      27.584033613439,
    ],
    [
      times(180, 80, 15, 0.2, 256),
      goal(40, 400, 0.95, 250, 30),
      16,
      19.004372267328,
      7.6017489069328,
      249.31471805599,
      18.600874453466,
    ],
    [
      times(120, 40, 8, 0.5, 32),
      goal(5, 1000, 0.99, 2000, 40),
      5,
      15.209790209778,
      15.209790209784,
      148.88113252333,
      15.104895104889,
    ],
    [
      times(60, 10, 10, 0.05, 128),
      goal(100, 50, 0.95, 300, 12),
      2,
      31.19943019943,
      0.62398860398864,
      83.02585092994,
      11.509971509971,
    ],
  ] as const)(
    "agrees with the worked example %#",
    (replica, wanted, replicas, running, serviceS, ttftMs, tpotMs) => {
      const fleet = sizeFleet(replica, wanted);
      expect(fleet.replicas).toBe(replicas);
      near(fleet.perReplica.running, running, 1e-9);
      near(fleet.perReplica.serviceS, serviceS, 1e-9);
      near(fleet.perReplica.ttftMs, ttftMs, 1e-9);
      near(fleet.perReplica.tpotMs, tpotMs, 1e-9);
    },
  );

  it("refuses four replicas where the wait for a slot is 8,125.8 ms, and names that limit", () => {
    const replica = times(120, 40, 8, 0.5, 32);
    const wanted = goal(5, 1000, 0.99, 2000, 40);
    const four = judge(replica, wanted, 4);
    expect(four.limit).toBe("ttft");
    near(four.state?.slotWaitMs, 8125.8, 1e-5);
    expect(sizeFleet(replica, wanted).limit).toBe("ttft");
  });

  it("names the prefill limit of a saturated replica", () => {
    const replica = times(60, 10, 10, 0.05, 128);
    expect(judge(replica, goal(100, 50, 0.95, 300, 12), 1).limit).toBe("prefill");
    expect(judge(times(100, 1, 10, 1, 4), goal(10, 500, 0.95, 1e4, 1e3), 1).limit).toBe("slots");
  });

  it("says which floor binds when no number of replicas helps", () => {
    const ttft = failureOf(() => sizeFleet(times(180, 80, 15, 0.2, 256), goal(40, 400, 0.95, 150, 30)));
    expect(ttft).toMatchObject({ code: "infeasible", param: "ttft_slo_ms" });
    expect(formatFailure(ttft, "fr")).toContain("180 ms avant le premier token");
    const tpot = failureOf(() => sizeFleet(times(200, 200, 45, 0.2, 64), goal(1, 400, 0.95, 2000, 30)));
    expect(tpot).toMatchObject({ code: "infeasible", param: "tpot_slo_ms" });
    expect(formatFailure(tpot, "en")).toContain("every 45 ms");
  });

  it("refuses a replica that holds no sequence", () => {
    expect(failureOf(() => sizeFleet(times(1, 1, 1, 0, 0), goal(1, 1, 0.5, 10, 10))).code).toBe("infeasible");
  });

  it("refuses numbers without meaning", () => {
    const replica = times(180, 80, 15, 0.2, 256);
    expect(failureOf(() => sizeFleet(replica, goal(0, 400, 0.95, 1000, 30))).param).toBe("requests_per_s");
    expect(failureOf(() => sizeFleet(replica, goal(40, 0, 0.95, 1000, 30))).param).toBe("output_tokens");
    expect(failureOf(() => sizeFleet(replica, goal(40, 400, 1, 1000, 30))).param).toBe("percentile");
    expect(failureOf(() => sizeFleet(replica, goal(Number.NaN, 400, 0.95, 1000, 30))).code).toBe("type");
  });

  it("needs one replica for a trickle, without a binding limit", () => {
    const fleet = sizeFleet(times(180, 80, 15, 0.2, 256), goal(0.01, 400, 0.95, 1000, 30));
    expect([fleet.replicas, fleet.limit]).toEqual([1, "none"]);
  });

  it("sizes for the peak", () => {
    const replica = times(180, 80, 15, 0.2, 256);
    const mean = goal(20, 400, 0.95, 1000, 30);
    expect(sizeFleet(replica, { ...mean, peakFactor: 2 }).replicas).toBe(7);
  });

  it("gives the smallest fleet: one fewer breaks a limit", () => {
    for (const requestsPerS of [3, 17, 55, 230]) {
      const replica = times(150, 60, 12, 0.15, 96);
      const wanted = goal(requestsPerS, 300, 0.95, 600, 25);
      const { replicas } = sizeFleet(replica, wanted);
      expect(judge(replica, wanted, replicas).limit).toBe("none");
      if (replicas > 1) expect(judge(replica, wanted, replicas - 1).limit).not.toBe("none");
    }
  });
});

describe("withReserve", () => {
  it("keeps a share free and adds spares", () => {
    expect(withReserve(7, { spares: 1 })).toBe(8);
    expect(withReserve(7, { headroom: 0.3 })).toBe(10);
    expect(withReserve(7)).toBe(7);
  });
});
