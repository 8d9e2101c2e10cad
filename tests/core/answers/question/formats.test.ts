import { describe, expect, it } from "vitest";
import { cleanText, foldInPlace } from "../../../../core/answers/question/clean.js";
import { formatsOf } from "../../../../core/answers/question/formats.js";
import { readNames } from "../../../../core/answers/question/names.js";

const read = (raw: string) => {
  const text = cleanText(raw);
  const folded = foldInPlace(text);
  const { quants, cache } = formatsOf(readNames(text, folded), folded);
  return { quants, cache };
};

describe("formatsOf", () => {
  it.each([
    ["70b q4_k_m", ["gguf-q4-k-m"], undefined],
    ["70b q4", ["gguf-q4-k-m"], undefined],
    ["70b en 4 bits", ["4bit"], undefined],
    ["70b 8-bit", ["8bit"], undefined],
    ["70b 5 bits", ["5bit"], undefined],
    ["6 bit exl2", ["exl2-6bpw"], undefined],
    ["exl2 4.0bpw", ["exl2-4bpw"], undefined],
    ["mlx 4 bits", ["int4-g64"], undefined],
    ["llama q4 24 gb q8 kv", ["gguf-q4-k-m"], "gguf-q8-0"],
    ["cache kv en q8", [], "gguf-q8-0"],
    ["fp8 weights, fp8 kv", ["fp8"], "fp8"],
    ["8k q4 cache", [], "gguf-q4-0"],
    ["q4_k_m vs q8_0", ["gguf-q4-k-m", "gguf-q8-0"], undefined],
  ] as const)("reads %j", (text, quants, cache) => {
    expect(read(text)).toEqual({ quants, cache });
  });
});
