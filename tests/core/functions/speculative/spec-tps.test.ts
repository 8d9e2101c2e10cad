import { describe, expect, it } from "vitest";
import { SPEC_TPS } from "../../../../core/functions/speculative/spec-tps.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("SPEC_TPS", () => {
  it("turns 23.93 tok/s into 70.62 (by hand: 3350 / 140 × 3.68928 / 1.25)", () => {
    near(call(SPEC_TPS, 3350 / 140, 0.8, 5, 0.05), ((3350 / 140) * 3.68928) / 1.25);
  });

  it("turns 100 tok/s into 150 with one draft always accepted at a third of the cost: 2 / (4/3)", () => {
    near(call(SPEC_TPS, 100, 1, 1, 1 / 3), 150);
  });

  it("leaves the speed as it is without drafts", () => {
    expect(call(SPEC_TPS, 42, 0.8, 0, 0.05)).toBe(42);
  });

  it("refuses a stream that stands still", () => {
    expect(refuse(SPEC_TPS, 0, 0.8, 5, 0.05)).toMatchObject({ code: "domain", param: "base_tps" });
  });
});
