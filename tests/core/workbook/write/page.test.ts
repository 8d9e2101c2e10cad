import { describe, expect, it } from "vitest";
import type { Sheet } from "../../../../core/workbook/model.js";
import { pagesWide } from "../../../../core/workbook/write/page.js";

const sheet = (widths: readonly number[], more: Partial<Sheet> = {}): Sheet => ({
  name: "x",
  cells: [],
  widths,
  frozenRows: 0,
  ...more,
});

describe("pagesWide", () => {
  it("takes one page while the print stays readable", () => {
    expect(pagesWide(sheet([60, 60, 30]))).toBe(1);
    expect(pagesWide(sheet([60, 60, 60]))).toBe(2);
    expect(pagesWide(sheet([60, 60, 60], { landscape: true }))).toBe(1);
  });

  it("counts the frozen columns on every page", () => {
    const widths = Array.from({ length: 40 }, () => 16);
    expect(pagesWide(sheet(widths, { landscape: true }))).toBe(3);
    expect(pagesWide(sheet(widths, { landscape: true, frozenColumns: 5 }))).toBe(4);
  });
});
