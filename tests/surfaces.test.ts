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

describe("a scenario that says what a cell says", () => {
  const cell = (name: string, args: readonly unknown[]): Said => {
    const outcome = evaluate(findFunction(name) as FunctionDefinition, args);
    return outcome.ok ? (outcome.value as number) : outcome.failure.code;
  };
  const answered = (scenario: object): Said => {
    const line = answerLine(JSON.stringify({ scenario }), "en") as {
      ok: boolean;
      predicted: number;
      failure: { code: string };
    };
    return line.ok ? line.predicted : line.failure.code;
  };

  it("gets the same decode speed, to the last digit", () => {
    let compared = 0;
    for (const { model, hardware, quant, gpus, context: depth, users: concurrency } of scenarios) {
      // The engine is said: a cell moves to one that loads the format, a scenario keeps the device's usual one.
      const engine = quant === "Q4_K_M" ? "llama.cpp" : "vLLM";
      const expected = cell("LLM_TPS", [model, hardware, quant ?? null, gpus, depth, concurrency, engine]);
      // A cell refuses what does not fit; a scenario describes what somebody ran, and is warned.
      if (typeof expected === "string") continue;
      const metric = "decode_tps_per_user";
      const asked = {
        metric,
        model,
        hardware,
        quant,
        engine,
        gpus,
        depth,
        concurrency,
        prompt: 0,
        output: 0,
      };
      expect(answered(asked), JSON.stringify(asked)).toBe(expected);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("gets the same response time from its first token and the gaps", () => {
    for (const [model, hardware, quant, gpus] of [
      ["Llama 3.1 8B", "RTX 4090", "Q4_K_M", 1],
      ["Llama 3.1 70B", "H100", "fp8", 2],
      ["gpt-oss-20b", "RTX 3090", "IQ1_S", 1],
    ] as const) {
      const asked = { model, hardware, quant, gpus, prompt: 2000, output: 500 };
      const first = Number(answered({ ...asked, metric: "ttft_ms" }));
      const gap = Number(answered({ ...asked, metric: "tpot_ms" }));
      expect(cell("LLM_RESPONSE_S", [model, hardware, 2000, 500, quant, gpus])).toBeCloseTo(
        (first + 499 * gap) / 1000,
        9,
      );
    }
  });
});
