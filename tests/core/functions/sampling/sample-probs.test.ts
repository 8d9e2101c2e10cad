import { describe, expect, it } from "vitest";
import { SAMPLE_PROBS, sampleProbs } from "../../../../core/functions/sampling/sample-probs.js";
import { temperatureProbs } from "../../../../core/functions/sampling/temperature-probs.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const list = [0.5, 0.2, 0.15, 0.1, 0.05];
const off = { temperature: 1, topK: 0, topP: 1, minP: 0, order: "hf" } as const;

describe("SAMPLE_PROBS", () => {
  it("applies the filters in the engine’s order", () => {
    // Temperature 0.5 squares: 0.25, 0.04, 0.0225, 0.01, 0.0025 of 0.325. Top-p 0.85 then keeps two (0.769 + 0.123).
    const hf = sampleProbs({ ...off, probabilities: list, temperature: 0.5, topP: 0.85 });
    near(hf[0], 0.25 / 0.29);
    expect(hf.filter((p) => p > 0)).toHaveLength(2);
    // The other way round, top-p 0.85 keeps three of the plain list, squared afterwards.
    const llama = sampleProbs({
      ...off,
      probabilities: list,
      temperature: 0.5,
      topP: 0.85,
      order: "llama.cpp",
    });
    near(llama[0], 0.25 / (0.25 + 0.04 + 0.0225));
    expect(llama.filter((p) => p > 0)).toHaveLength(3);
  });

  it("takes top-k before top-p and that before min-p", () => {
    // Top-k 3 leaves 50, 20, 15 of 85; top-p 0.8 then needs two (70/85); min-p 0.5 of the first drops the second.
    const two = sampleProbs({ ...off, probabilities: list, topK: 3, topP: 0.8 });
    near(two[0], 5 / 7);
    expect(sampleProbs({ ...off, probabilities: list, topK: 3, topP: 0.8, minP: 0.5 })).toEqual([
      1, 0, 0, 0, 0,
    ]);
  });

  it("does nothing with every filter off, and is the temperature alone with the others off", () => {
    expect(call(SAMPLE_PROBS, [list])).toEqual([list]);
    for (const order of ["hf", "llama.cpp"] as const)
      expect(sampleProbs({ ...off, probabilities: list, temperature: 2, order })).toEqual(
        temperatureProbs({ probabilities: list, temperature: 2 }),
      );
  });

  it("gives the same in both orders with top-k alone", () => {
    const hf = sampleProbs({ ...off, probabilities: list, temperature: 0.7, topK: 3 });
    const llama = sampleProbs({ ...off, probabilities: list, temperature: 0.7, topK: 3, order: "llama.cpp" });
    for (const [i, p] of hf.entries()) near(p, llama[i] as number, 1e-12);
  });

  it("is greedy at 0 in both orders", () => {
    expect(call(SAMPLE_PROBS, [list], 0, null, 0.9)).toEqual([[1, 0, 0, 0, 0]]);
    expect(call(SAMPLE_PROBS, [list], 0, null, 0.9, null, "LLAMA.CPP")).toEqual([[1, 0, 0, 0, 0]]);
  });

  it("refuses another order and lists the known ones", () => {
    const refusal = refuse(SAMPLE_PROBS, [list], 1, 0, 1, 0, "vllm");
    expect(refusal).toMatchObject({ code: "unknown", param: "order" });
    expect(refusal.en).toContain("one of hf, llama.cpp");
  });
});
