import { describe, expect, it } from "vitest";
import { enginesIn, factsIn, termsIn } from "../../../../core/answers/question/vocabulary.js";

describe("termsIn", () => {
  it.each([
    ["c'est quoi le ttft", ["ttft"]],
    ["tpot vs itl", ["tpot", "itl"]],
    ["difference entre debit et latence", ["throughput", "latency"]],
    ["pourquoi deux cartes graphiques ne doublent pas la vitesse", ["tensor_parallel"]],
    ["what is a token", ["token"]],
    ["please act as a clerk", []],
    ["c'est quoi le moe", ["moe"]],
    ["what is mfu", ["mfu"]],
    ["throughput vs latency when batching", ["throughput", "latency"]],
  ] as const)("finds the terms of %j", (text, terms) => {
    expect(termsIn(text)).toEqual(terms);
  });
});

describe("factsIn", () => {
  it.each([
    ["bande passante d'une", ["memory_bandwidth"]],
    ["how much power does it draw", ["tdp"]],
    ["parametres actifs", ["params_active"]],
    ["total and active params", ["params_active", "params_total"]],
    ["fp8 natif", ["native_dtype"]],
    ["combien de vram", ["memory"]],
  ] as const)("finds the facts of %j", (text, facts) => {
    expect(factsIn(text)).toEqual(facts);
  });
});

describe("enginesIn", () => {
  it("knows engines by their names", () => {
    expect(enginesIn("with llama.cpp on my mac")).toEqual(["llama.cpp"]);
    expect(enginesIn("vllm or sglang")).toEqual(["vllm", "sglang"]);
    expect(enginesIn("with llama 8b")).toEqual([]);
  });
});
