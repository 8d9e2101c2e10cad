import { describe, expect, it } from "vitest";
import { readQuestion } from "../../../../core/answers/question.js";

const several = (text: string) => readQuestion(text, "en").several;

describe("severalOf", () => {
  it.each([
    ["30 llm calls of 1k tokens each at 70 and 750 tok/s", "tps", [70, 750]],
    ["30 appels de 1k tokens à 70 et à 750 tok/s", "tps", [70, 750]],
    ["5 puis 50 utilisateurs en simultané, llama 3.3 70b, 16k ctx, 30 tok/s mini", "concurrency", [5, 50]],
    ["ttft going from 2k to 20k prompt tokens for an 8b on a 3090", "prompt_tokens", [2000, 20000]],
    ["strix halo 28-35 tps on llama 70b q4 possible or not", "tps", [28, 35]],
  ] as const)("reads all values of %j", (text, slot, values) => {
    expect(several(text)).toEqual({ slot, values });
  });

  it.each([
    "2000/300 tokens with llama 8b on a 4090, how long?",
    "speed of llama 8b on a 4090 with 4 users",
    "h100 or h200 for a 70b",
    "agent with context growing from 54k to 155k tokens, 100 calls",
  ])("finds one value for each slot in %j", (text) => {
    expect(several(text)).toBeUndefined();
  });
});
