import { describe, expect, it } from "vitest";
import { quantById } from "../../../core/catalogue/find-quant.js";
import { catalogueFacts } from "../../../core/deployment/facts-by-name.js";
import { estimatorQuant } from "../../../core/deployment/quant-name.js";
import { estimateScenario } from "../../../core/estimator/raw-scenario.js";
import { evaluate } from "../../../core/evaluate.js";
import { findFunction } from "../../../core/registry.js";

const cell = (name: string, args: readonly unknown[]): unknown => {
  const definition = findFunction(name);
  if (!definition) throw new Error(name);
  const outcome = evaluate(definition, args);
  return outcome.ok ? outcome.value : outcome.failure;
};

describe("estimatorQuant", () => {
  it.each([
    ["fp8", "fp8"],
    ["nvfp4", "nvfp4"],
    ["int4-g64", "mlx-4bit"],
    ["gguf-q4-k-m", "Q4_K_M"],
  ])("spells %s as %s", (id, spelled) => {
    const row = quantById(id);
    expect(row && estimatorQuant(row)).toBe(spelled);
  });

  it.each([
    ["fp8", "h200"],
    ["int8", "h200"],
    ["awq", "h200"],
    ["bf16", "h200"],
    ["nvfp4", "b200"],
    ["q8_0", "rtx 4090"],
    ["q4_k_m", "rtx 4090"],
  ])("gives %s on %s the same TTFT in a cell and in a scenario", (quant, hardware) => {
    const asked = { metric: "ttft_ms", model: "llama 3.1 8b", hardware, quant, prompt: 8000, output: 1 };
    const answer = estimateScenario(asked, catalogueFacts);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(cell("LLM_TTFT_MS", ["llama 3.1 8b", hardware, 8000, quant])).toBeCloseTo(answer.predicted, 0);
  });

  it("counts the faster arithmetic of 8 bits in a cell", () => {
    const ttft = (quant: string) => cell("LLM_TTFT_MS", ["llama 3.1 70b", "h200", 8000, quant, 2]) as number;
    expect(ttft("fp8")).toBeLessThan(0.75 * ttft("bf16"));
  });
});
