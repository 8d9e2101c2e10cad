import { describe, expect, it } from "vitest";
import { engineTraits } from "../../../core/estimator/classes.js";
import { completeScenario, type ScenarioInput } from "../../../core/estimator/scenario.js";
import { distinctExperts, parts, weights } from "../../../core/estimator/weights.js";
import { near } from "../../helpers/near.js";
import { EXAMPLES, expectPieces, model, scenario } from "./sample.js";

const of = (quant: string, bits: number, changes: Partial<ScenarioInput> = {}) => {
  const complete = completeScenario(scenario({ quant, ...changes }));
  return weights(complete, engineTraits(complete.engine), parts(complete.modelFacts), bits, quant);
};

describe("parts", () => {
  it.each(EXAMPLES)("splits the parameters of $title", ({ d, pieces }) => {
    const { body, head, expertsTotal, active } = parts(d.scenario.modelFacts);
    expectPieces(pieces, { body, head, expertsTotal, Pact: active });
  });

  it("counts a tied table once: 3.21 B less 128,256 x 3,072", () => {
    const { body, head } = parts(model("Llama-3.2-3B"));
    near(head, (128_256 * 3072) / 1e9);
    near(body + head, 3.21);
  });

  it("leaves a body of 2 % to a model whose experts and tables are more than itself", () => {
    near(parts({ ...model("Qwen3-30B-A3B"), total: 29 }).body, 0.58);
  });

  it("takes a single expert for none", () => {
    const one = parts({ ...model("Llama-3.1-8B"), experts: 1, topK: 1, expertParams: 1 });
    expect([one.expertsTotal, one.topK, one.moeLayers]).toEqual([0, 0, 0]);
  });
});

describe("weights", () => {
  it.each(EXAMPLES)("weighs $title", ({ d, pieces }) => {
    const { bitsExpert, bitsBody, bitsHead, expertGb, bodyGb, headGb, residentGb } = d.weights;
    expectPieces(pieces, { bitsExpert, bitsBody, bitsHead, wE: expertGb, wB: bodyGb, wH: headGb });
    expectPieces(pieces, { resident: residentGb });
  });

  it("keeps the head of a serving engine at 16 bits, and wider if the format is", () => {
    expect(of("fp8", 8, { engine: "vLLM" }).bitsHead).toBe(16);
    expect(of("fp32", 32, { engine: "vLLM" }).bitsHead).toBe(32);
    expect(of("Q8_0", 8.5).bitsHead).toBe(8.5);
  });

  it("spreads the size of a file over a dense model: 8 x 4.015 / 8.03 = 4 bits", () => {
    const { bitsBody, bitsHead, residentGb } = of("Q4_K_M", 4.8944, { weightGB: 4.015 });
    near(bitsBody, 4);
    near(bitsHead, 4);
    expect(residentGb).toBe(4.015);
  });

  it("keeps everything but the experts near 8 bits in a mix below 4 bits", () => {
    const mixture = { modelFacts: model("Qwen3-30B-A3B") };
    expect(of("Q2_K", 3.16, mixture)).toMatchObject({ bitsExpert: 3.16, bitsBody: 8.5, bitsHead: 8.5 });
    // (8 x 12 - 1.539 x 8.5) / 28.991 bits are left for the experts by a file of 12 GB.
    near(of("Q2_K", 3.16, { ...mixture, weightGB: 12 }).bitsExpert, (96 - 1.539024 * 8.5) / 28.990976, 1e-9);
    // A file too small for that says nothing about the experts.
    expect(of("Q2_K", 3.16, { ...mixture, weightGB: 6 }).bitsExpert).toBe(3.16);
  });

  it("serves experts that were released in four bits as they are", () => {
    const served = of("bf16", 16, { modelFacts: model("gpt-oss-20b"), engine: "vLLM" });
    expect(served).toMatchObject({ bitsExpert: 4.25, bitsBody: 16, bitsHead: 16 });
  });
});

describe("distinctExperts", () => {
  const shape = parts(model("Qwen3-30B-A3B"));

  it("wakes k experts with one token, all with very many, none of a dense model", () => {
    near(distinctExperts(shape, 1), 8, 1e-12);
    near(distinctExperts(shape, 1e6), 128, 1e-12);
    expect(distinctExperts(parts(model("Llama-3.1-8B")), 100)).toBe(0);
  });

  it("wakes 15.5 of 128 with two tokens: 128 (1 - (15/16)^2)", () => {
    near(distinctExperts(shape, 2), 15.5, 1e-12);
  });
});
