import { describe, expect, it } from "vitest";
import { value, valueIn } from "../../../helpers/call.js";

const verdict = (tps: number) => String(value("LLM_CLAIM", tps, "llama 3.1 70b", "h100", "fp8", 2));

describe("LLM_CLAIM", () => {
  it("walks from plausible to impossible as the claim grows", () => {
    expect(verdict(20)).toMatch(/^plausible/);
    expect(verdict(200)).toMatch(/speculative/);
    expect(verdict(3000)).toMatch(/aggregate/);
    expect(verdict(1e7)).toMatch(/impossible/);
  });

  it("prints the ratio to the ceiling of the band", () => {
    const [[, , , ceiling = 1] = []] = value(
      "LLM_TPS_BAND",
      "llama 3.1 70b",
      "h100",
      "fp8",
      2,
      0,
    ) as number[][];
    expect(verdict(2 * ceiling)).toContain("2 ×");
  });

  it("speaks French", () => {
    expect(valueIn("fr", "LLM_CLAIM", 20, "llama 3.1 70b", "h100", "fp8", 2)).toMatch(
      /plausible pour un flux isolé/,
    );
  });
});
