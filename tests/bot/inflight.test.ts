import { describe, expect, it } from "vitest";
import { makeInFlight } from "../../bot/inflight.js";

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe("makeInFlight", () => {
  it("waits for what is under way, also when it fails", async () => {
    const inFlight = makeInFlight();
    void inFlight.track(wait(20));
    inFlight.track(wait(10).then(() => Promise.reject(new Error("x")))).catch(() => undefined);
    expect(inFlight.count()).toBe(2);
    expect(await inFlight.settle(1000)).toBe(0);
  });

  it("gives up after the cap and says how many were left", async () => {
    const inFlight = makeInFlight();
    void inFlight.track(wait(300));
    expect(await inFlight.settle(20)).toBe(1);
  });
});
