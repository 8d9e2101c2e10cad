import { describe, expect, it } from "vitest";
import { namesOf } from "../../../core/workbook/model.js";

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
