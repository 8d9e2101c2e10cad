import { describe, expect, it } from "vitest";
import { ask } from "../../../../core/answers/ask.js";
import { llmSpecTps } from "../../../../core/functions/estimate/llm-spec-tps.js";
import { asked, bothLanguages, refused, shown } from "../../../helpers/asked.js";

describe("speculative", () => {
  it("gains 2.95 with five tokens at 80 % and 5 % cost", () => {
    const [answer] = bothLanguages(
      "/spec acceptance:0.8 draft:5 ratio:0.05",
      "/spec acceptation:0,8 brouillon:5 cout:0,05",
    );
    expect(answer.headline[0]?.value).toBeCloseTo(2.951424, 9);
    expect(answer.chart?.alt).toContain("2.95");
    expect(shown(answer)).toContain("large model’s distribution");
  });

  it("gains 1.29 when 128 share the step", () => {
    const { answer } = asked("/spec acceptance:0.8 draft:5 ratio:0.05 users:128");
    expect(answer.headline[0]?.value).toBeCloseTo(1.29294636, 6);
    expect(answer.headline[1]?.value).toBeCloseTo(2.951424, 9);
  });

  it("agrees with LLM_SPEC_TPS for a named model", () => {
    const { answer } = asked(
      '/spec acceptance:0.8 draft:5 ratio:0.05 model:"Llama 3.1 70B" hardware:H100 gpus:2 quant:fp8',
    );
    expect(answer.headline[1]?.value).toBeCloseTo(
      llmSpecTps({
        model: "Llama 3.1 70B",
        hardware: "H100",
        quant: "fp8",
        gpus: 2,
        acceptance: 0.8,
        draftTokens: 5,
        costRatio: 0.05,
        contextTokens: 2048,
        concurrency: 1,
      } as Parameters<typeof llmSpecTps>[0]),
      6,
    );
  });

  it("says that the model does not fit and still gives the plain gain", () => {
    const { answer } = asked(
      '/spec acceptance:0.8 draft:5 ratio:0.05 model:"Llama 3.1 70B" hardware:"RTX 4090" quant:fp16',
    );
    expect(answer.notes[0]).toContain("needs");
    expect(answer.headline[0]?.value).toBeCloseTo(2.951424, 9);
  });

  it("marks an assumed acceptance", () => {
    expect(asked("/spec draft:5").answer.notes[0]).toContain("measure it");
  });

  it("refuses a probability above 1", () => {
    expect(refused("/spec acceptance:1.3")).toMatchObject({
      failure: { code: "domain", param: "acceptance" },
    });
  });
});

describe("speculative with two models named", () => {
  it("takes the larger as the target, whichever was named first", () => {
    const gain = (first: string, second: string) =>
      ask(`speculative decoding with ${first} and ${second} on 2 h100, acceptance 0.7`, "en");
    const large = gain("llama 3.1 70b", "llama 3.2 1b");
    const small = gain("llama 3.2 1b", "llama 3.1 70b");
    expect(small.ok && small.value).toBe(large.ok && large.value);
    expect(small.ok && small.answer.inputs[0]?.value).toBe("Llama 3.1 70B");
  });
});
