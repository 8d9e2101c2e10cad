import { describe, expect, it } from "vitest";
import { meanTtftMs, middleContext } from "../../../core/answers/agent-start.js";
import { deploy } from "../../../core/deployment/deployment.js";
import { ttft } from "../../../core/deployment/request.js";
import { asked } from "../../helpers/asked.js";

const growth = { calls: 11, baseTokens: 4000, growthTokens: 800 };

describe("middleContext", () => {
  it("is the context of the call in the middle", () => {
    expect(middleContext(growth)).toBe(4000 + 5 * 800);
  });
});

describe("meanTtftMs", () => {
  it("reads the whole prompt once and then what was added", () => {
    const deployment = deploy({ model: "Llama 3.1 8B", hardware: "L40S" });
    const first = ttft(deployment, { promptTokens: 4000 }).expected;
    const later = ttft(deployment, { promptTokens: 8000, cachedTokens: 7200 }).expected;
    expect(meanTtftMs(deployment, growth)).toBeCloseTo((first + 10 * later) / 11, 9);
    expect(meanTtftMs(deployment, { ...growth, growthTokens: 1e6 })).toBeUndefined();
  });

  it("is part of the loop of a named model", () => {
    const { answer } = asked('/agent model:"Llama 3.1 8B" hardware:L40S base:4000 growth:800 calls:11');
    expect(answer.inputs.find(({ label }) => label === "TTFT")?.source).toBe("derived");
    expect(answer.notes.join(" ")).toContain("Mean TTFT");
  });
});
