import { describe, expect, it } from "vitest";
import { readQuant } from "../../../core/estimator/bits.js";
import { FROZEN } from "./sample.js";

const read = (quant: string) => readQuant(FROZEN, quant);

describe("readQuant", () => {
  it.each([
    ["Q4_K_M", "Q4_K_M", 4.8944],
    ["q4-k-m", "Q4_K_M", 4.8944],
    ["Q4 K M", "Q4_K_M", 4.8944],
    ["FP8", "fp8", 8],
    ["MLX-4BIT", "mlx-4bit", 4.5],
  ])("reads %s from the table, whatever its separators", (typed, name, bits) => {
    expect(read(typed)).toEqual({ name, bits });
  });

  it.each([
    ["3.5bpw", 3.5],
    ["exl2 5 bpw", 5],
    ["IQ2_XXS", 2.5],
    ["Q6_K_L", 6.75],
    ["mlx-3bit", 3.5],
    ["GPTQ-int3", 3.25],
    ["W8A8", 8],
    ["FP6", 6],
    ["MXFP4_MOE", 4.25],
    ["fp8_e4m3", 8],
    ["torchao-int4", 4.25],
  ])("reads the bits that a name states: %s", (typed, bits) => {
    expect(read(typed)?.bits).toBe(bits);
  });

  it("drops the mark of a dynamic mix from the name", () => {
    expect(read("UD-IQ1_M")).toEqual({ name: "IQ1_M", bits: 1.5 });
  });

  it.each(["", "mixed", "constructor", "toString", "Q9_K", "W16A16", "0bpw", "99bpw"])(
    "does not guess the precision of %o",
    (typed) => {
      expect(read(typed)).toBeUndefined();
    },
  );
});
