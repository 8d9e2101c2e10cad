import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ERLANG_C, erlangC } from "../../../../core/functions/fleet/erlang-c.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

/** The textbook fraction, its terms summed from the largest down so that no factorial is needed. */
function textbook(servers: number, load: number): number {
  let term = 1;
  let below = 0;
  for (let k = servers; k > 0; k--) {
    term *= k / load;
    below += term;
  }
  const top = servers / (servers - load);
  return top / (below + top);
}

describe("ERLANG_C", () => {
  it("agrees with exact fractions", () => {
    // Python fractions of the textbook formula: 128/231 and 4194304/10250507.
    near(erlangC({ servers: 5, offeredLoad: 4 }), 128 / 231, 1e-14);
    near(erlangC({ servers: 10, offeredLoad: 8 }), 4194304 / 10250507, 1e-14);
  });

  it("agrees with the textbook sum for any pool", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: 0.05, max: 0.999, noNaN: true }),
        (servers, share) =>
          near(erlangC({ servers, offeredLoad: servers * share }), textbook(servers, servers * share), 1e-9),
      ),
    );
  });

  it("is the load itself for one server, 0 without load and nearly 1 at capacity", () => {
    near(call(ERLANG_C, 1, 0.37), 0.37);
    expect(call(ERLANG_C, 3, 0)).toBe(0);
    near(call(ERLANG_C, 8, 8 * (1 - 1e-6)), 1, 1e-4);
  });

  it("rises with the load and falls with the servers", () => {
    for (let load = 1; load < 20; load++) {
      const here = erlangC({ servers: 20, offeredLoad: load });
      expect(erlangC({ servers: 20, offeredLoad: load + 0.5 })).toBeGreaterThan(here);
      expect(erlangC({ servers: 21, offeredLoad: load })).toBeLessThan(here);
    }
  });

  it("handles 100,000 servers in less than 50 ms", () => {
    const start = performance.now();
    // Python decimal, 40 digits.
    near(erlangC({ servers: 100_000, offeredLoad: 99_500 }), 0.0709061993551133, 1e-9);
    expect(performance.now() - start).toBeLessThan(50);
  });

  it("says how many servers a saturating load needs", () => {
    const refusal = refuse(ERLANG_C, 8, 12.4);
    expect(refusal).toMatchObject({ code: "infeasible", param: "offered_load" });
    expect(refusal.en).toContain("load of 12.4 saturates all servers (8): at least 13 needed");
    expect(refusal.fr).toContain("charge de 12,4 sature tous les serveurs (8)");
    expect(refuse(ERLANG_C, 3, 3).en).toContain("at least 4");
    // A product such as 0.1 × 30 misses 3 by a hair on either side; a hair below it the queue is still saturated.
    expect(refuse(ERLANG_C, 3, 3 - 4e-16).code).toBe("infeasible");
  });

  it("refuses more than a million servers", () => {
    expect(refuse(ERLANG_C, 1_000_001, 1)).toMatchObject({ code: "domain", param: "servers" });
  });
});
