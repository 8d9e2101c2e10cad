import { describe, expect, it } from "vitest";
import { makeRate } from "../../bot/rate.js";

describe("makeRate", () => {
  it("lets a burst through, then one every two seconds, for each user apart", () => {
    let at = 0;
    const wait = makeRate(() => at);
    for (let i = 0; i < 12; i++) expect(wait("a")).toBe(0);
    expect(wait("a")).toBe(2);
    expect(wait("b")).toBe(0);
    at += 2000;
    expect(wait("a")).toBe(0);
    expect(wait("a")).toBe(2);
  });

  it("survives a clock that is set back", () => {
    let at = 1e6;
    const wait = makeRate(() => at);
    wait("a");
    at = 0;
    expect(wait("a")).toBe(0);
  });

  it("forgets the quietest of more than 10,000 users", () => {
    const wait = makeRate(() => 0);
    for (let i = 0; i < 12; i++) wait("first");
    expect(wait("first")).toBeGreaterThan(0);
    for (let i = 0; i < 10_000; i++) wait(`user ${i}`);
    expect(wait("first")).toBe(0);
  });
});
