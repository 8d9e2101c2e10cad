import { describe, expect, it } from "vitest";
import { findKvQuant, findQuant } from "../../../core/catalogue/find-quant.js";

const id = (name: string, find = findQuant) => {
  const found = find(name);
  return found.ok ? found.row.id : undefined;
};

describe("findQuant", () => {
  it.each([
    ["q4km", "gguf-q4-k-m"],
    ["Q4_K_M.gguf", "gguf-q4-k-m"],
    ["UD-Q4_K_XL", "gguf-ud-q4-k-xl"],
    ["AWQ", "int4-awq-g128"],
    ["mlx 4bit", "int4-g64"],
    ["4.0bpw exl2", "exl2-4bpw"],
    ["int8", "int8"],
    ["5", "gguf-q5-k-m"],
  ])("reads %s as %s", (name, row) => {
    expect(id(name)).toBe(row);
  });

  it.each([
    ["4-bit", "gguf-q4-k-m", "INT4 AWQ group 128 (fp16 scale, int4 zero)"],
    ["quantifié en 4 bits", "gguf-q4-k-m", "INT4 AWQ group 128 (fp16 scale, int4 zero)"],
    ["fp4", "nvfp4", "MXFP4 (block 32, E8M0 scale)"],
    ["pleine précision", "fp16", "FP32"],
    ["W4A16", "int4-awq-g128", "INT4 GPTQ group 128 (fp16 scale, int4 zero)"],
  ])("takes the usual reading of %s, says so and offers the others", (name, row, other) => {
    const found = findQuant(name);
    expect(found.ok && found.row.id).toBe(row);
    expect(found.ok && found.assumption?.fr).toContain("lu comme");
    expect(found.ok && found.alternatives).toContain(other);
  });

  it("suggests formats near an unknown one", () => {
    const found = findQuant("q7");
    expect(!found.ok && found.suggestions).toContain("Q8_0");
  });
});

describe("findKvQuant", () => {
  it.each([
    ["q8", "kv-q8-0"],
    ["fp8", "kv-fp8"],
    ["16", "kv-fp16"],
    ["4-bit", "kv-q4-0"],
    ["KV cache fp8", "kv-fp8"],
  ])("reads %s as a cache format, %s", (name, row) => {
    expect(id(name, findKvQuant)).toBe(row);
  });
});
