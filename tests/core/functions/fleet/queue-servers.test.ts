import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUEUE_SERVERS, queueServers } from "../../../../core/functions/fleet/queue-servers.js";
import { queueWaitPctlS } from "../../../../core/functions/fleet/queue-wait-pctl-s.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("QUEUE_SERVERS", () => {
  it("agrees with a search over exact fractions", () => {
    // Python fractions, one number of servers after the other: 31 (wait 0.377 s) and, with no wait allowed, 27.
    expect(call(QUEUE_SERVERS, 2, 10, 0.5, 0.99)).toBe(31);
    expect(call(QUEUE_SERVERS, 2, 10, 0, 0.9)).toBe(27);
  });

  it("keeps the limit, and one server fewer does not", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 20, noNaN: true }),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.double({ min: 0.01, max: 30, noNaN: true }),
        fc.double({ min: 0.5, max: 0.999, noNaN: true }),
        (requestsPerS, serviceS, maxWaitS, percentile) => {
          const traffic = { requestsPerS, serviceS, percentile };
          const servers = queueServers({ ...traffic, maxWaitS });
          expect(queueWaitPctlS({ ...traffic, servers })).toBeLessThanOrEqual(maxWaitS * (1 + 1e-8));
          if (servers - 1 > requestsPerS * serviceS * (1 + 1e-8))
            expect(queueWaitPctlS({ ...traffic, servers: servers - 1 })).toBeGreaterThan(maxWaitS);
        },
      ),
    );
  });

  it("needs one server for no traffic and more than the load otherwise", () => {
    expect(call(QUEUE_SERVERS, 0, 10, 1, 0.95)).toBe(1);
    expect(call(QUEUE_SERVERS, 1, 8, 1e9, 0.5)).toBe(9);
  });

  it("stops at a million servers with a reason", () => {
    const refusal = refuse(QUEUE_SERVERS, 1e6, 10, 1, 0.95);
    expect(refusal).toMatchObject({ code: "infeasible", param: "requests_per_s" });
    expect(refusal.en).toContain("more than 1,000,000 servers");
    expect(refusal.fr).toContain("1\u202f000\u202f000 serveurs");
  });
});
