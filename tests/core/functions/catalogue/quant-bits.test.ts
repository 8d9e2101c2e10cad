import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("QUANT_BITS", () => {
  it.each([
    ["bf16", 16],
    ["mxfp4", 4.25],
    ["nvfp4", 4.5],
  ])("gives %s %d bits (block layouts)", (format, bits) => {
    expect(value("QUANT_BITS", format)).toBe(bits);
  });

  it("counts what Q4_K_M keeps wider: about 4.89 bits over Llama 3.1 8B (llama.cpp quantize README)", () => {
    expect(Number(value("QUANT_BITS", "q4_k_m"))).toBeCloseTo(4.89, 1);
  });

  it("refuses a format that does not exist", () => {
    expect(failure("QUANT_BITS", "fp12")).toMatchObject({ code: "unknown", param: "format" });
  });
});
