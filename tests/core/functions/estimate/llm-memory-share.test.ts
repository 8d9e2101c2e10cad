import { describe, expect, it } from "vitest";
import { value } from "../../../helpers/call.js";

const share = (...args: readonly unknown[]) => Number(value("LLM_MEMORY_SHARE", "llama 3.1 70b", ...args));

describe("LLM_MEMORY_SHARE", () => {
  it("passes 1 exactly where LLM_FITS says no", () => {
    for (const gpus of [1, 2, 4])
      for (const quant of ["fp8", "bf16"])
        expect(share("h100", quant, gpus, 8192) <= 1).toBe(
          value("LLM_FITS", "llama 3.1 70b", "h100", quant, gpus, 8192),
        );
  });

  it("halves with twice the cards, but for what each card needs of its own", () => {
    const [two, four] = [share("h200", "bf16", 2), share("h200", "bf16", 4)];
    expect(four).toBeGreaterThan(two / 2);
    expect(four).toBeLessThan(0.6 * two);
  });

  it("grows with context and sequences", () => {
    expect(share("h200", "fp8", 1, 32768)).toBeGreaterThan(share("h200", "fp8", 1, 1024));
    expect(share("h200", "fp8", 1, 8192, 4)).toBeGreaterThan(share("h200", "fp8", 1, 8192, 1));
  });
});
