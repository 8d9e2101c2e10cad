import { describe, expect, it } from "vitest";
import { namesOf, wrappedRows } from "../../../core/workbook/model.js";

describe("wrappedRows", () => {
  it("counts the lines of wrapped texts by the width of their column", () => {
    const cell = { column: 0, style: "wrap" as const };
    const sheet = {
      name: "A",
      widths: [20],
      frozenRows: 0,
      cells: [
        { ...cell, row: 1, value: "short" },
        { ...cell, row: 2, value: "x".repeat(50) },
        { row: 3, column: 0, value: "x".repeat(50) },
      ],
    };
    expect([...wrappedRows(sheet)]).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });
});

describe("namesOf", () => {
  it("collects the names of cells and of blocks with their sheets", () => {
    const block = { row: 5, column: 0, rows: 3, columns: 2 };
    const names = namesOf({
      title: "",
      sheets: [
        {
          name: "A",
          widths: [],
          frozenRows: 0,
          cells: [
            { row: 1, column: 2, value: 1, name: "first" },
            { row: 2, column: 2, value: 1 },
          ],
        },
        { name: "B", widths: [], frozenRows: 0, cells: [], names: [{ name: "table", block }] },
      ],
    });
    expect([...names]).toEqual([
      ["first", { sheet: "A", block: { row: 1, column: 2, rows: 1, columns: 1 } }],
      ["table", { sheet: "B", block }],
    ]);
  });
});
