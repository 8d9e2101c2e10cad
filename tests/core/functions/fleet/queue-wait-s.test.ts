import { describe, expect, it } from "vitest";
import { QUEUE_WAIT_S, queueWaitS } from "../../../../core/functions/fleet/queue-wait-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("QUEUE_WAIT_S", () => {
  it("agrees with exact fractions", () => {
    // Python fractions: C(10, 8) × 10 / (10 - 8) = 20971520/10250507; C(5, 4) × 2 / (5 - 4) = 256/231.
    near(queueWaitS({ servers: 10, requestsPerS: 0.8, serviceS: 10 }), 20971520 / 10250507, 1e-13);
    near(queueWaitS({ servers: 5, requestsPerS: 2, serviceS: 2 }), 256 / 231, 1e-13);
  });

  it("is load × service / (1 - load) for one server", () => {
    // M/M/1: 0.8 × 10 / 0.2.
    near(call(QUEUE_WAIT_S, 1, 0.08, 10), 40);
  });

  it("is 0 without traffic and grows near capacity without turning negative", () => {
    expect(call(QUEUE_WAIT_S, 4, 0, 10)).toBe(0);
    expect(call(QUEUE_WAIT_S, 2, 0.1999999, 10)).toBeGreaterThan(1e6);
  });

  it("says how many servers the load needs", () => {
    const refusal = refuse(QUEUE_WAIT_S, 2, 1, 2);
    expect(refusal).toMatchObject({ code: "infeasible", param: "servers" });
    expect(refusal.en).toContain("at least 3");
    expect(refuse(QUEUE_WAIT_S, 2, 1e200, 1e200)).toMatchObject({ code: "domain", param: "requests_per_s" });
  });
});
