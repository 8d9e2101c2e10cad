import { describe, expect, it } from "vitest";
import { makeStaleness, snowflakeTime } from "../../bot/staleness.js";
import { snowflake } from "../fakes/interactions.js";

const NOW = Date.UTC(2026, 10, 29);

describe("snowflakeTime", () => {
  it("reads the moment of the documentation's example", () => {
    // discord.com/developers/docs/reference#snowflakes
    expect(snowflakeTime("175928847299117063")).toBe(1_462_015_105_796);
  });
});

describe("makeStaleness", () => {
  it("lets fresh ones through and stops those older than 2.5 s", () => {
    const isStale = makeStaleness(() => NOW);
    expect(isStale(snowflake(NOW - 100))).toBe(false);
    expect(isStale(snowflake(NOW - 2000))).toBe(false);
    expect(isStale(snowflake(NOW - 3000))).toBe(true);
  });

  it.each([-60_000, 60_000, 3_600_000])("works with a clock that is %s ms off", (skew) => {
    const isStale = makeStaleness(() => NOW + skew);
    expect(isStale(snowflake(NOW - 100))).toBe(false);
    expect(isStale(snowflake(NOW - 3000))).toBe(true);
  });

  it("learns a clock that was set forward after three", () => {
    let now = NOW;
    const isStale = makeStaleness(() => now);
    isStale(snowflake(NOW - 100));
    now += 60_000;
    const verdicts = Array.from({ length: 5 }, () => isStale(snowflake(NOW - 100)));
    expect(verdicts).toEqual([true, true, true, false, false]);
  });
});
