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
  });
});
