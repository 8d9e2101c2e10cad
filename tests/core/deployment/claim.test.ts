import { describe, expect, it } from "vitest";
import { judgeClaim } from "../../../core/deployment/claim.js";
import { deploy } from "../../../core/deployment/deployment.js";
import { tried } from "../../helpers/tried.js";

const h100 = deploy({ model: "llama 3.1 8b", hardware: "h100" });
const { ceiling, aggregateCeiling = 0 } = judgeClaim(h100, 1);

describe("judgeClaim", () => {
  it("holds a claim against bandwidth over the weights read", () => {
    // 3,350 GB/s over 8.03 B x 2 bytes less the input embedding (128,256 x 4,096 x 2 = 1.05 GB): 223 tok/s.
    expect(ceiling).toBeCloseTo(3350 / (16.06 - 1.0507), 0);
    expect(judgeClaim(h100, 2 * ceiling).ratio).toBeCloseTo(2, 12);
  });

  it.each([
    [0.3, "plausible"],
    [1, "tight"],
    [1.01, "speculation"],
    [5, "speculation"],
    [5.01, "aggregate"],
    [1e6, "impossible"],
  ] as const)("calls %d times the ceiling %s", (times, verdict) => {
    expect(judgeClaim(h100, times * ceiling).verdict).toBe(verdict);
  });

  it("draws the line of the impossible at what a full server gives", () => {
    expect(aggregateCeiling).toBeGreaterThan(5 * ceiling);
    expect(judgeClaim(h100, 0.999 * aggregateCeiling).verdict).toBe("aggregate");
    expect(judgeClaim(h100, 1.001 * aggregateCeiling).verdict).toBe("impossible");
  });

  it("refuses a device whose bandwidth nobody knows", () => {
    const card = deploy({ model: "llama 3.1 8b", hardware: "24 GB" });
    expect(tried(() => judgeClaim(card, 100))).toMatchObject({ code: "infeasible", param: "hardware" });
  });
});
