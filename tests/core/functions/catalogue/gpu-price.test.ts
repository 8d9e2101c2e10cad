import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("GPU_PRICE", () => {
  it("lies between the cheapest and the dearest cloud, and newer cards cost more", () => {
    const price = Number(value("GPU_PRICE", "h100"));
    expect(price).toBeGreaterThan(0.5);
    expect(price).toBeLessThan(20);
    expect(Number(value("GPU_PRICE", "b200"))).toBeGreaterThan(Number(value("GPU_PRICE", "a100")));
  });

  it("names the clouds that have a price", () => {
    expect(failure("GPU_PRICE", "h100", "nowhere")).toMatchObject({ code: "unknown", param: "cloud" });
    expect(failure("GPU_PRICE", "raspberry pi 5")).toMatchObject({ code: "unknown", param: "hardware" });
  });
});
