import { describe, expect, it } from "vitest";
import { FLEET_TPS, fleetTps } from "../../../../core/functions/fleet/fleet-tps.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("FLEET_TPS", () => {
  it("adds up the replicas at their utilisation", () => {
    // By hand: 8 × 1200 × 0.5 and 3 × 100 × 1.
    expect(fleetTps({ replicas: 8, replicaTps: 1200, utilisation: 0.5 })).toBe(4800);
    near(call(FLEET_TPS, 3, 100), 300);
  });

  it("is 0 without replicas and proportional to them", () => {
    expect(call(FLEET_TPS, 0, 2500)).toBe(0);
    near(call(FLEET_TPS, 2_000_000, 2500), 5e9);
  });

  it("refuses half a replica and a utilisation outside (0, 1]", () => {
    expect(refuse(FLEET_TPS, 1.5, 2500)).toMatchObject({ code: "domain", param: "replicas" });
    expect(refuse(FLEET_TPS, 2, 2500, 1.01)).toMatchObject({ code: "domain", param: "utilisation" });
    expect(refuse(FLEET_TPS, 2, 2500, 0)).toMatchObject({ code: "domain", param: "utilisation" });
  });
});
