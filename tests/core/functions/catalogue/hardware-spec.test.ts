import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("HARDWARE_SPEC", () => {
  it.each([
    ["h100 sxm", "bandwidth_gbs", 3350],
    ["M4 Max", "bandwidth_gbs", 546],
    ["m3 ultra", "bandwidth_gbs", 819],
    ["M3 Ultra 256", "memory_gb", 256],
    ["wse-3", "bandwidth_gbs", 21_000_000],
    ["H100 SXM", "vendor", "NVIDIA"],
  ])("knows %s %s (makers' sheets)", (hardware, field, expected) => {
    expect(value("HARDWARE_SPEC", hardware, field)).toBe(expected);
  });

  it("says when a fact is not in the catalogue, and which fields there are", () => {
    expect(failure("HARDWARE_SPEC", "wse-3", "fp4_tflops")).toMatchObject({
      code: "unknown",
      param: "field",
    });
    expect(failure("HARDWARE_SPEC", "h100", "colour")).toMatchObject({
      code: "unknown",
      allowed: { values: expect.arrayContaining(["tdp_w"]) },
    });
  });
});
