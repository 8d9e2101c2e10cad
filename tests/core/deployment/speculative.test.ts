import { describe, expect, it } from "vitest";
import { decodeSpeed } from "../../../core/deployment/decode.js";
import { deploy } from "../../../core/deployment/deployment.js";
import { type Speculation, speculativeSpeed } from "../../../core/deployment/speculative.js";
import { tried } from "../../helpers/tried.js";

const names = { model: "llama 3.1 8b", hardware: "h100" };
const h100 = deploy(names);
const usual: Speculation = {
  acceptance: 0.8,
  draftTokens: 4,
  costRatio: 0.05,
  contextTokens: 1000,
  concurrency: 1,
};
const speed = (changes: Partial<Speculation> = {}) => speculativeSpeed(h100, { ...usual, ...changes });

describe("speculativeSpeed", () => {
  it("gains where drafts are good, by less than the tokens of a step", () => {
    const plain = decodeSpeed({ ...names, contextTokens: 1000, concurrency: 1 }).expected;
    // (1 - 0.8^5) / (1 - 0.8) = 3.3616 tokens a step (Leviathan et al., 2023, eq. 1).
    expect(speed() / plain).toBeGreaterThan(1.5);
    expect(speed() / plain).toBeLessThan(3.3616);
  });

  it("loses where no draft is accepted, and the more so the dearer it is", () => {
    const plain = decodeSpeed({ ...names, contextTokens: 1000, concurrency: 1 }).expected;
    expect(speed({ acceptance: 0 })).toBeLessThan(plain);
    expect(speed({ acceptance: 0, costRatio: 0.5 })).toBeLessThan(speed({ acceptance: 0 }));
  });

  it("rises with acceptance and falls with company", () => {
    expect(speed({ acceptance: 0.9 })).toBeGreaterThan(speed());
    expect(speed({ concurrency: 64 })).toBeLessThan(speed());
  });

  it("refuses what does not fit or has no bandwidth", () => {
    const large = deploy({ ...names, model: "llama 3.1 70b" });
    expect(tried(() => speculativeSpeed(large, usual))).toMatchObject({ code: "infeasible" });
    const card = deploy({ ...names, hardware: "24 GB" });
    expect(tried(() => speculativeSpeed(card, usual)).reason?.en).toContain("bandwidth");
  });
});
