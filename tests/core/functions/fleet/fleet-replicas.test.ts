import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FLEET_REPLICAS, fleetReplicas } from "../../../../core/functions/fleet/fleet-replicas.js";
import { fleetTps } from "../../../../core/functions/fleet/fleet-tps.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("FLEET_REPLICAS", () => {
  it("rounds the demand over the planned throughput up", () => {
    // By hand: 10 × 300 / (1000 × 0.7) = 4.29 and 10 × 300 × 1.4 / (1000 × 0.7) = 6 exactly.
    expect(call(FLEET_REPLICAS, 10, 300, 1000)).toBe(5);
    expect(call(FLEET_REPLICAS, 10, 300, 1000, 0.7, 1.4)).toBe(6);
  });

  it("gives the smallest fleet that serves the demand", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e4, noNaN: true }),
        fc.double({ min: 1, max: 1e4, noNaN: true }),
        fc.double({ min: 10, max: 1e5, noNaN: true }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (requestsPerS, tokensPerRequest, replicaTps, utilisation) => {
          const demand = requestsPerS * tokensPerRequest;
          const replicas = fleetReplicas({
            requestsPerS,
            tokensPerRequest,
            replicaTps,
            utilisation,
            peakFactor: 1,
          });
          expect(fleetTps({ replicas, replicaTps, utilisation })).toBeGreaterThanOrEqual(demand * (1 - 1e-8));
          expect(fleetTps({ replicas: replicas - 1, replicaTps, utilisation })).toBeLessThan(demand);
        },
      ),
    );
  });

  it("does not add a replica for a rounding error", () => {
    // 2.1 / 0.7 is 3.0000000000000004 in doubles.
    expect(call(FLEET_REPLICAS, 2.1, 1, 1, 0.7)).toBe(3);
  });

  it("takes a mean with decimals and no traffic at all", () => {
    expect(call(FLEET_REPLICAS, 1, 412.7, 500, 1)).toBe(1);
    expect(call(FLEET_REPLICAS, 0, 400, 2500)).toBe(0);
  });

  it("refuses a peak below the mean", () => {
    expect(refuse(FLEET_REPLICAS, 50, 400, 2500, 0.7, 0.5)).toMatchObject({
      code: "domain",
      param: "peak_factor",
    });
  });
});
