import { describe, expect, it } from "vitest";
import { levelInputs, serviceLevelOf } from "../../../core/answers/service-level.js";

describe("serviceLevelOf", () => {
  it("keeps what was said, and turns a wanted speed into a time per token", () => {
    const said = { prompt_tokens: 2000, output_tokens: 300, ttft_ms: 700, tps: 40, percentile: 0.99 };
    expect(serviceLevelOf(said)).toEqual({
      prompt: 2000,
      output: 300,
      ttftMs: 700,
      tpotMs: 25,
      percentile: 0.99,
    });
    expect(serviceLevelOf({ tps: 40, tpot_ms: 30 }).tpotMs).toBe(30);
  });

  it("shares a wait for the whole answer between the first token and the others", () => {
    const level = serviceLevelOf({ output_tokens: 101, latency_s: 6 });
    expect(level).toMatchObject({ ttftMs: 1000, tpotMs: 50 });
    expect(level.ttftMs + 100 * level.tpotMs).toBe(6000);
    expect(serviceLevelOf({ output_tokens: 101, latency_s: 1 })).toMatchObject({ ttftMs: 500, tpotMs: 5 });
    expect(serviceLevelOf({ latency_s: 6, tps: 40 }).tpotMs).toBe(25);
  });

  it("takes the wait in a call for that of the first token", () => {
    expect(serviceLevelOf({ fact: "voice", latency_s: 0.8 })).toMatchObject({
      prompt: 500,
      output: 60,
      ttftMs: 800,
      tpotMs: 50,
    });
  });

  it("fills in the usual", () => {
    expect(serviceLevelOf({})).toEqual({
      prompt: 1000,
      output: 400,
      ttftMs: 1000,
      tpotMs: 50,
      percentile: 0.95,
    });
  });
});

describe("levelInputs", () => {
  it("tells given, derived and usual values apart", () => {
    const slots = { prompt_tokens: 2000, tps: 40 };
    const sources = levelInputs(slots, serviceLevelOf(slots), "en").map(({ source }) => source);
    expect(sources).toEqual(["given", "default", "default", "derived"]);
    const waits = { latency_s: 6 };
    expect(levelInputs(waits, serviceLevelOf(waits), "en").map(({ source }) => source)).toEqual([
      "default",
      "default",
      "derived",
      "derived",
    ]);
    const spoken = { latency_s: 0.8, fact: "voice" };
    expect(levelInputs(spoken, serviceLevelOf(spoken), "en").at(-1)?.source).toBe("default");
  });
});
