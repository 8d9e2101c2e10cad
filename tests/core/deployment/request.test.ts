import { describe, expect, it } from "vitest";
import { deploy } from "../../../core/deployment/deployment.js";
import { response, throughput, tpot, ttft } from "../../../core/deployment/request.js";
import { near } from "../../helpers/near.js";

const h100 = deploy({ model: "llama 3.1 8b", hardware: "h100" });
const request = { promptTokens: 4000, outputTokens: 300 };

describe("ttft", () => {
  it("grows with the prompt and the queue, and shrinks with what is cached", () => {
    const { expected } = ttft(h100, request);
    expect(ttft(h100, { promptTokens: 8000 }).expected).toBeGreaterThan(expected);
    expect(ttft(h100, { ...request, concurrency: 16 }).expected).toBeGreaterThan(expected);
    expect(ttft(h100, { ...request, cachedTokens: 3000 }).expected).toBeLessThan(expected);
  });

  it("is never below its floor, and its high end is the slow one", () => {
    const { low, expected, high, ceiling } = ttft(h100, request);
    expect(ceiling).toBeLessThanOrEqual(low);
    expect(low).toBeLessThan(expected);
    expect(expected).toBeLessThan(high);
  });
});

describe("tpot", () => {
  it("grows with company", () => {
    const alone = tpot(h100, request).expected;
    expect(tpot(h100, { ...request, concurrency: 32 }).expected).toBeGreaterThan(alone);
  });
});

describe("response", () => {
  it("is TTFT and one gap for each further token, band and floor too", () => {
    const whole = response(h100, request);
    const first = ttft(h100, request);
    const gap = tpot(h100, request);
    for (const end of ["expected", "low", "high", "ceiling"] as const)
      near(whole[end], first[end] + 299 * gap[end]);
  });

  it("is the first token alone when there is one", () => {
    const one = { ...request, outputTokens: 1 };
    near(response(h100, one).expected, ttft(h100, one).expected);
  });
});

describe("throughput", () => {
  it("rises with users, by less than their number", () => {
    const one = throughput(h100, request).expected;
    const many = throughput(h100, { ...request, concurrency: 16 }).expected;
    expect(many).toBeGreaterThan(one);
    expect(many).toBeLessThan(16 * one);
  });
});
