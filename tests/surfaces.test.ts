import { describe, expect, it } from "vitest";
import { answerLine } from "../bot/terminal/jsonl.js";
import { runCommand } from "../core/answers/ask.js";
import { evaluateFormula } from "../core/formula/evaluate-formula.js";
import { evaluate, type FunctionDefinition, findFunction, formatCall } from "../core/index.js";

const MODELS = [
  "Llama 3.1 8B",
  "Llama 3.1 70B",
  "Qwen3-30B-A3B",
  "gpt-oss-20b",
  "DeepSeek-V3",
  "Gemma 3 27B",
  "Mixtral 8x7B",
];
const DEVICES = ["H100 SXM", "H200", "RTX 4090", "RTX 3090", "M4 Max", "B200", "MI300X", "L40S", "DGX Spark"];
const QUANTS = ["fp8", "Q4_K_M", "bf16", "AWQ", undefined];

/** The same draws in every run: a linear congruential generator. */
function draws(seed: number): (choices: readonly unknown[]) => never {
  let state = seed;
  return (choices) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return choices[Math.floor((state / 2 ** 31) * choices.length)] as never;
  };
}

const scenarios = Array.from({ length: 200 }, (_, i) => {
  const pick = draws(i + 1);
  for (let skip = 0; skip < 5; skip++) pick([0]);
  return {
    model: pick(MODELS) as string,
    hardware: pick(DEVICES) as string,
    quant: pick(QUANTS) as string | undefined,
    gpus: pick([1, 2, 4, 8]) as number,
    context: pick([0, 512, 2048, 8192, 32_768]) as number,
    users: pick([1, 1, 4, 16, 64]) as number,
  };
});

const LLM_TPS = findFunction("LLM_TPS") as FunctionDefinition;

/** A figure, or the code of the refusal: what two surfaces have to share. */
type Said = number | string;

describe("the same scenario", () => {
  it("gets the same figure, to the last digit, from the cell, the formula, the command and the terminal", () => {
    let answered = 0;
    for (const { model, hardware, quant, gpus, context, users } of scenarios) {
      const args = [model, hardware, quant ?? null, gpus, context, users];
      const outcome = evaluate(LLM_TPS, args);
      const cell: Said = outcome.ok ? (outcome.value as number) : outcome.failure.code;
      if (outcome.ok) answered++;
      for (const lang of ["en", "fr"] as const) {
        const call = formatCall(LLM_TPS, args, lang);
        const formula = evaluateFormula(call, { lang });
        expect(formula.ok ? formula.value : formula.failure.code, call).toBe(cell);
        const reply = runCommand(
          "speed",
          { model, hardware, ...(quant ? { quant } : {}), gpus, context, users },
          lang,
        );
        expect(reply.ok ? reply.value : reply.failure.code, call).toBe(cell);
        const line = answerLine(JSON.stringify({ text: call, lang }), lang) as {
          ok: boolean;
          value: number;
          failure: { code: string };
        };
        expect(line.ok ? line.value : line.failure.code, call).toBe(cell);
      }
    }
    // Enough of them must have an answer for the test to mean something.
    expect(answered).toBeGreaterThan(100);
  });
});
