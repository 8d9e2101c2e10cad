import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_MAX_SEQUENCES", () => {
  const most = (context: number) =>
    Number(value("LLM_MAX_SEQUENCES", "llama 3.1 70b", "h200", "fp8", 1, context, null, "vLLM 0.19"));

  it("halves, within a sequence, when the context doubles", () => {
    expect(Math.abs(most(8192) / 2 - most(16384))).toBeLessThanOrEqual(1);
  });

  it("gives sequences that fit, and one more does not", () => {
    const at = (sequences: number) =>
      value("LLM_FITS", "llama 3.1 70b", "h200", "fp8", 1, 16384, sequences, null, "vLLM 0.19");
    expect(at(most(16384))).toBe(true);
    expect(at(most(16384) + 2)).toBe(false);
  });

  it("refuses weights that do not fit", () => {
    expect(failure("LLM_MAX_SEQUENCES", "llama 3.1 405b", "rtx 4090", "q4_k_m")).toMatchObject({
      code: "infeasible",
    });
  });
});
