import { describe, expect, it } from "vitest";
import { calculated } from "../../../core/workbook/calc/calculate.js";
import type { Sheet } from "../../../core/workbook/model.js";
import { freeName, placed } from "../../../core/workbook/place.js";
import { planWorkbook } from "../../../core/workbook/plan/build.js";

const REQUEST = { model: "Llama 3.1 8B", hardware: "H100", requestsPerS: 10 };

describe("freeName", () => {
  it("numbers a name that is taken, in any case, within Excel's 31 characters", () => {
    expect(freeName("Plan", [])).toBe("Plan");
    expect(freeName("Plan", ["plan", "Plan (2)"])).toBe("Plan (3)");
    const long = "a".repeat(40);
    expect(freeName(long, ["a".repeat(31)])).toBe(`${"a".repeat(27)} (2)`);
  });
});

describe("placed", () => {
  const sheets: readonly Sheet[] = [
    {
      name: "Étapes",
      widths: [],
      frozenRows: 0,
      cells: [
        { row: 0, column: 0, value: 70, name: "size" },
        { row: 1, column: 0, value: "", formula: "IF(size>1,\"size\",Plan!A1+'Étapes'!$A$1)" },
      ],
      validations: [
        {
          block: { row: 0, column: 0, rows: 1, columns: 1 },
          rule: { kind: "list", source: "sizes" },
          title: "",
          message: "",
        },
      ],
      names: [{ name: "sizes", block: { row: 0, column: 0, rows: 2, columns: 1 } }],
    },
    { name: "Plan", widths: [], frozenRows: 0, cells: [] },
  ];

  it("keeps everything in a workbook that holds nothing like it", () => {
    const [first] = placed(sheets, { sheets: ["Sheet1"], names: ["other"] });
    expect(first?.cells).toEqual(sheets[0]?.cells);
  });

  it("gives taken sheets and names a number, and the formulas follow", () => {
    const [first, second] = placed(sheets, { sheets: ["plan"], names: ["SIZE"] });
    expect(second?.name).toBe("Plan (2)");
    expect(first?.cells.map(({ name, formula }) => name ?? formula)).toEqual([
      "size_2",
      `IF(size_2>1,"size",'Plan (2)'!A1+'Étapes'!$A$1)`,
    ]);
    expect(first?.names?.[0]?.name).toBe("sizes_2");
    expect(first?.validations?.[0]?.rule).toMatchObject({ source: "sizes_2" });
  });

  it("lets a second plan beside the first one compute the same", () => {
    for (const flavour of ["live", "portable"] as const) {
      const book = planWorkbook(REQUEST, { flavour, lang: "fr" });
      const names = book.sheets.flatMap(({ cells }) => cells.flatMap(({ name }) => name ?? []));
      const second = placed(book.sheets, { sheets: book.sheets.map(({ name }) => name), names });
      const both = calculated({ title: "", sheets: [...book.sheets, ...second] }, "fr");
      const values = (from: number, to: number) =>
        both.sheets.slice(from, to).map(({ cells }) => cells.map(({ value }) => value));
      expect(values(book.sheets.length, 2 * book.sheets.length)).toEqual(values(0, book.sheets.length));
    }
  });
});
