import { describe, expect, it } from "vitest";
import { erlangC } from "../../../../core/functions/fleet/erlang-c.js";
import { QUEUE_WAIT_PCTL_S, queueWaitPctlS } from "../../../../core/functions/fleet/queue-wait-pctl-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("QUEUE_WAIT_PCTL_S", () => {
  it("agrees with numbers computed apart", () => {
    // Python decimal, 40 digits: 5 ln(C(10, 8) / 0.01). One server by hand: 10 / 0.2 × ln(0.8 / 0.1) = 50 ln 8.
    near(
      queueWaitPctlS({ servers: 10, requestsPerS: 0.8, serviceS: 10, percentile: 0.99 }),
      18.5578521628342,
      1e-13,
    );
    near(call(QUEUE_WAIT_PCTL_S, 1, 0.08, 10, 0.9), 50 * Math.log(8), 1e-12);
  });

  it("is the inverse of the waiting time's tail", () => {
    const pool = { servers: 6, requestsPerS: 1, serviceS: 5 };
    const waitS = queueWaitPctlS({ ...pool, percentile: 0.97 });
    const tail = erlangC({ servers: 6, offeredLoad: 5 }) * Math.exp((-(6 - 5) * waitS) / 5);
    near(tail, 0.03, 1e-12);
  });

  it("is 0 up to the share that never waits, and rises from there", () => {
    const pool = { servers: 6, requestsPerS: 1, serviceS: 5 };
    const served = 1 - erlangC({ servers: 6, offeredLoad: 5 });
    expect(queueWaitPctlS({ ...pool, percentile: served - 1e-6 })).toBe(0);
    expect(queueWaitPctlS({ ...pool, percentile: served + 1e-6 })).toBeGreaterThan(0);
    expect(call(QUEUE_WAIT_PCTL_S, 4, 0, 10, 0.99)).toBe(0);
  });

  it("refuses the 100th percentile and a saturated pool", () => {
    expect(refuse(QUEUE_WAIT_PCTL_S, 4, 0.3, 10, 1)).toMatchObject({ code: "domain", param: "percentile" });
    expect(refuse(QUEUE_WAIT_PCTL_S, 4, 1, 4, 0.95)).toMatchObject({ code: "infeasible", param: "servers" });
  });
});
