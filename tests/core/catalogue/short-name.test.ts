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

  it("is understood when typed back, for every format of weights", () => {
    for (const row of quantRows().filter(({ kvCache }) => !kvCache))
      expect(findQuant(shortQuantName(row)), row.name).toMatchObject({ ok: true, row });
  });
});
