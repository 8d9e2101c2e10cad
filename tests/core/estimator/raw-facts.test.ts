import { describe, expect, it } from "vitest";
import { checkHardwareFacts, checkModelFacts } from "../../../core/estimator/raw-facts.js";

const problem = (checked: ReturnType<typeof checkModelFacts>): string =>
  "code" in checked && "param" in checked ? `${checked.code} ${checked.param}` : "none";

describe("checkModelFacts", () => {
  it("reads numbers written as text and drops what was left out", () => {
    expect(checkModelFacts({ total: "8.03", layers: 32, experts: null, kvWindow: "", tied: 1 })).toEqual({
      total: 8.03,
      layers: 32,
      tied: true,
    });
  });

  it("refuses text, lists, infinity, slips of unit and negative counts, naming the field", () => {
    expect(problem(checkModelFacts({ total: 8, kvWindow: "text" }))).toBe("type modelFacts.kvWindow");
    expect(problem(checkModelFacts({ total: 8, windowTokens: {} }))).toBe("type modelFacts.windowTokens");
    expect(problem(checkModelFacts({ total: 8, experts: false }))).toBe("type modelFacts.experts");
    expect(problem(checkModelFacts({ total: 8, heads: "Infinity" }))).toBe("type modelFacts.heads");
    expect(problem(checkModelFacts({ total: 8e9 }))).toBe("domain modelFacts.total");
    expect(problem(checkModelFacts({ total: 8, topK: -1 }))).toBe("domain modelFacts.topK");
    expect(problem(checkModelFacts({ total: 8, layers: 0.5 }))).toBe("domain modelFacts.layers");
    expect(problem(checkModelFacts({ total: 8, mla: "maybe" }))).toBe("type modelFacts.mla");
  });

  it("refuses more active than total parameters", () => {
    expect(problem(checkModelFacts({ total: 30, active: 300 }))).toBe("infeasible modelFacts.active");
    expect(problem(checkModelFacts({ total: 30, active: 3 }))).toBe("none");
  });
});

describe("checkHardwareFacts", () => {
  it("takes 0 for not stated where sheets write it so, but not for the dies of a card", () => {
    expect(problem(checkHardwareFacts({ bw: 3350, fp16: 0, link: 0 }))).toBe("none");
    expect(problem(checkHardwareFacts({ bw: 3350, dies: 0 }))).toBe("domain hardwareFacts.dies");
  });

  it("refuses a group that the formulas do not know, also one that every object has", () => {
    for (const group of ["h100", "constructor", "__proto__", 7, {}])
      expect(problem(checkHardwareFacts({ bw: 3350, group }))).toBe("unknown hardwareFacts.group");
    expect(problem(checkHardwareFacts({ bw: 3350, group: "nv-hbm" }))).toBe("none");
  });

  it("refuses text in place of a rate", () => {
    expect(problem(checkHardwareFacts({ bw: 3350, fp16: "fast" }))).toBe("type hardwareFacts.fp16");
    expect(problem(checkHardwareFacts({ bw: -1 }))).toBe("domain hardwareFacts.bw");
  });
});
