import { describe, expect, it } from "vitest";
import { headPlaces } from "../../../core/workbook/head-places.js";
import type { CellStyle, Sheet, SheetCell } from "../../../core/workbook/model.js";

const cell = (row: number, column: number, value: string | number, style?: CellStyle): SheetCell => ({
  row,
  column,
  value,
  ...(style ? { style } : {}),
});
const headsOf = (...cells: SheetCell[]) =>
  [...headPlaces({ name: "x", cells, widths: [], frozenRows: 0 } satisfies Sheet)]
    .filter(([, place]) => place === "right")
    .map(([{ value }]) => value);

describe("headPlaces", () => {
  it("finds headings above figures, not those above words", () => {
    expect(
      headsOf(
        cell(0, 0, "device", "heading"),
        cell(0, 1, "GPUs", "heading"),
        cell(1, 0, "H100", "label"),
        cell(1, 1, 2),
      ),
    ).toEqual(["GPUs"]);
  });

  it("keeps plain words at a distance from the figure on their left", () => {
    const beside = cell(0, 1, "fp8");
    const places = headPlaces({ name: "x", cells: [cell(0, 0, 16), beside], widths: [], frozenRows: 0 });
    expect(places.get(beside)).toBe("indented");
  });

  it("takes the unit along", () => {
    expect(
      headsOf(cell(0, 0, "speed", "heading"), cell(1, 0, "tok/s", "unit"), cell(2, 0, "", "output")),
    ).toEqual(["speed", "tok/s"]);
  });

  it("looks past the empty cell beside a section's name, and no further than two rows", () => {
    expect(headsOf(cell(0, 0, "value", "heading"), cell(2, 0, 40, "input"))).toEqual(["value"]);
    expect(headsOf(cell(0, 0, "value", "heading"), cell(4, 0, 40, "input"))).toEqual([]);
  });

  it("leaves units beside figures where they are", () => {
    expect(headsOf(cell(0, 0, "ms", "unit"), cell(1, 0, 3, "output"))).toEqual([]);
  });

  it("keeps a heading of words away from the figures beside it", () => {
    const unit = cell(0, 1, "unit", "heading");
    const cells = [cell(0, 0, "value", "heading"), unit, cell(1, 0, 3), cell(1, 1, "ms", "label")];
    expect(headPlaces({ name: "x", cells, widths: [], frozenRows: 0 }).get(unit)).toBe("indented");
  });
});
