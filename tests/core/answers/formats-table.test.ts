import { describe, expect, it } from "vitest";
import { asked } from "../../helpers/asked.js";

describe("formatsTable", () => {
  it("says which formats of a 70B fit on 48 GB", () => {
    const { answer } = asked("which quantization of llama 3.3 70b fits on 48 GB");
    const fits = new Map(answer.table?.rows.map(([format, , word]) => [format, word]));
    expect(fits.get("Q5_K_M")).toBe("no");
    expect(fits.get("Q4_K_M")).toBe("yes");
  });

  it("leaves a question with a format without a table", () => {
    expect(asked("does llama 3.3 70b q4_k_m fit on 48 GB").answer.table).toBeUndefined();
  });
});
