import { describe, expect, it } from "vitest";
import { deploy } from "../../../core/deployment/deployment.js";
import { replicasFor, replicaTimes } from "../../../core/deployment/fleet.js";
import { tried } from "../../helpers/tried.js";

const h100 = deploy({ model: "llama 3.1 8b", hardware: "h100" });
const request = { promptTokens: 1000, outputTokens: 300 };
const goal = { requestsPerS: 10, outputTokens: 300, percentile: 0.95, ttftLimitMs: 2000, tpotLimitMs: 100 };

describe("replicaTimes", () => {
  it("sees a prefill shorter than the first token, and steps that grow with company", () => {
    const { prefillMs, ttftMs, tpotMs, slots } = replicaTimes(h100, request);
    expect(prefillMs).toBeLessThan(ttftMs);
    expect(tpotMs(64)).toBeGreaterThan(tpotMs(1));
    expect(slots).toBe(256);
  });

  it("runs fewer sequences where the memory ends first", () => {
    // 131,000 tokens x 128 KiB = 17.2 GB each: at most three beside the weights on 80 GB.
    const { slots } = replicaTimes(h100, { promptTokens: 130_000, outputTokens: 1000 });
    expect(slots).toBeGreaterThanOrEqual(2);
    expect(slots).toBeLessThanOrEqual(3);
  });

  it("takes its times from one end of the band", () => {
    const [low, expected, high] = (["low", "expected", "high"] as const).map((end) =>
      replicaTimes(h100, request, end),
    );
    for (const key of ["ttftMs", "prefillMs"] as const) {
      expect(low?.[key]).toBeLessThan(expected?.[key] ?? 0);
      expect(expected?.[key]).toBeLessThan(high?.[key] ?? 0);
    }
    expect(low?.tpotMs(8)).toBeLessThan(high?.tpotMs(8) ?? 0);
  });

  it("reads only what is not cached, and at least one token", () => {
    const cached = replicaTimes(h100, { ...request, cachedTokens: 900 });
    expect(cached.prefillMs).toBeLessThan(replicaTimes(h100, request).prefillMs);
    expect(replicaTimes(h100, { ...request, cachedTokens: 1000 }).prefillMs).toBeGreaterThan(0);
  });
});

describe("replicasFor", () => {
  it("asks for no fewer at the slow end than at the fast one", () => {
    const { low = 0, expected, high = 0 } = replicasFor(h100, request, { ...goal, requestsPerS: 200 });
    expect(low).toBeLessThanOrEqual(expected.replicas);
    expect(expected.replicas).toBeLessThanOrEqual(high);
    expect(high).toBeGreaterThan(1);
  });

  it("leaves out the end of the band that cannot keep the limit", () => {
    const tight = { ...goal, tpotLimitMs: 1.02 * replicaTimes(h100, request).tpotMs(1) };
    const answer = replicasFor(h100, request, tight);
    expect(answer.expected.replicas).toBeGreaterThanOrEqual(1);
    expect(answer.high).toBeUndefined();
  });

  it("refuses a limit that one idle replica breaks", () => {
    expect(tried(() => replicasFor(h100, request, { ...goal, ttftLimitMs: 1 }))).toMatchObject({
      code: "infeasible",
    });
  });
});
