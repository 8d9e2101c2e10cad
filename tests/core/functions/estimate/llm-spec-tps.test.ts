import { describe, expect, it } from "vitest";
import { value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

const spec = (acceptance: number, drafts: number, cost: number, users = 1) =>
  Number(value("LLM_SPEC_TPS", "llama 3.1 70b", "h100", acceptance, drafts, cost, "fp8", 2, 2048, users));
const plain = (users = 1) => Number(value("LLM_TPS", "llama 3.1 70b", "h100", "fp8", 2, 2048, users));

describe("LLM_SPEC_TPS", () => {
  it("equals LLM_TPS without drafts", () => {
    near(spec(0.7, 0, 0.1), plain(), 1e-9);
  });

  it("gains on one user, and less than the free verification of SPEC_SPEEDUP", () => {
    const free = Number(value("SPEC_SPEEDUP", 0.7, 4, 0.1));
    expect(spec(0.7, 4, 0.1)).toBeGreaterThan(plain());
    expect(spec(0.7, 4, 0.1)).toBeLessThanOrEqual(plain() * free * (1 + 1e-9));
  });

  it("can be slower than plain decoding when drafts are refused", () => {
    expect(spec(0.05, 8, 0.2)).toBeLessThan(plain());
  });

  it("gains less on a large batch", () => {
    expect(spec(0.7, 4, 0.1, 256) / plain(256)).toBeLessThan(spec(0.7, 4, 0.1) / plain());
  });
});
