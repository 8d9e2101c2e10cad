import { describe, expect, it } from "vitest";
import { findQuant, quantById } from "../../../core/catalogue/find-quant.js";
import { quantRows } from "../../../core/catalogue/rows.js";
import { shortQuantName } from "../../../core/catalogue/short-name.js";

describe("shortQuantName", () => {
  it.each([
    ["fp8", "FP8"],
    ["gguf-q4-k-m", "Q4_K_M"],
    ["mxfp4", "MXFP4"],
  ])("calls %s %s", (id, name) => {
    const row = quantById(id);
    expect(row && shortQuantName(row)).toBe(name);
  });

  it("is understood as a format of the same width when typed back", () => {
    for (const row of quantRows().filter(({ kvCache }) => !kvCache)) {
      const found = findQuant(shortQuantName(row));
      expect(found.ok && found.row.bits, row.name).toBe(row.bits);
    }
  });
});
