import { describe, expect, it } from "vitest";
import { RIDGE_FLOP_PER_BYTE } from "../../../../core/functions/batch/ridge-flop-per-byte.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("RIDGE_FLOP_PER_BYTE", () => {
  it("gives 295 for an H100: 989.4e12 / 3.35e12", () => {
    near(call(RIDGE_FLOP_PER_BYTE, 989.4, 3350), 989.4 / 3.35);
  });

  it("gives 240 for a TPU v5e (How to Scale Your Model: 1.97e14 / 8.2e11)", () => {
    near(call(RIDGE_FLOP_PER_BYTE, 197, 820), 240, 2e-3);
  });

  it("does not change when compute and bandwidth double", () => {
    expect(call(RIDGE_FLOP_PER_BYTE, 1978.8, 6700)).toBe(call(RIDGE_FLOP_PER_BYTE, 989.4, 3350));
  });

  it("refuses a device without bandwidth", () => {
    expect(refuse(RIDGE_FLOP_PER_BYTE, 989.4, 0)).toMatchObject({ code: "domain", param: "bandwidth_gbs" });
  });
});
