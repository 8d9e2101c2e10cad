import { OfficeMockObject } from "office-addin-mock";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { excelHost } from "../../../../addin/host/excel.js";
import { namesOf, type Sheet } from "../../../../core/workbook/model.js";
import { planWorkbook } from "../../../../core/workbook/plan/build.js";
import { fakeExcel } from "../../../fakes/excel.js";

const REQUEST = {
  model: "Llama 3.1 70B",
  hardware: "H200",
  quant: "fp8",
  requestsPerS: 40,
  promptTokens: 1500,
  outputTokens: 400,
  ttftMs: 1000,
  tpotMs: 30,
};
const book = (flavour: "live" | "portable") => planWorkbook(REQUEST, { flavour, lang: "en" });

describe("insertSheets in Excel", () => {
  let excel: ReturnType<typeof fakeExcel>;
  beforeEach(() => {
    excel = fakeExcel([{ name: "Sheet1", cells: new Map() }], { sheet: "Sheet1", at: [0, 0, 1, 1] });
    vi.stubGlobal("Excel", excel.Excel);
  });

  it.each(["live", "portable"] as const)(
    "puts in the whole %s workbook, a batch for each sheet",
    async (flavour) => {
      const { sheets } = book(flavour);
      await excelHost().insertSheets(sheets);
      expect(excel.book.map(({ name }) => name)).toEqual(["Sheet1", ...sheets.map(({ name }) => name)]);
      // One look, one for the blank sheets, one for the names, one for each sheet, one to show the first.
      expect(excel.syncs()).toBe(sheets.length + 4);
      for (const { name, cells } of sheets) {
        const made = excel.book.find((sheet) => sheet.name === name)?.cells;
        for (const { row, column, value, formula } of cells) {
          const found = made?.get(`${row},${column}`)?.formula;
          if (formula !== undefined) expect(found).toBe(`=${formula}`);
          else if (typeof value === "string") expect(String(found ?? "").replace(/^'/, "")).toBe(value);
          else expect(found).toBe(value);
        }
      }
      expect(excel.log.at(-1)).toBe("activate Plan");
    },
  );

  it("names cells and columns for the whole workbook", async () => {
    const sheets = book("live").sheets;
    await excelHost().insertSheets(sheets);
    for (const [name, { sheet, block }] of namesOf({ title: "", sheets }))
      expect(excel.names.get(name)).toBe(
        `${sheet}!${block.row},${block.column},${block.rows},${block.columns}`,
      );
  });

  it("puts a second plan beside the first one and touches nothing of it", async () => {
    await excelHost().insertSheets(book("live").sheets);
    const before = excel.book.map(({ name, cells }) => [name, [...cells]]);
    const names = [...excel.names];
    await excelHost().insertSheets(book("live").sheets);
    expect(excel.book.slice(0, before.length).map(({ name, cells }) => [name, [...cells]])).toEqual(before);
    expect([...excel.names].slice(0, names.length)).toEqual(names);
    expect(excel.names.get("replicas_2")).toMatch(/^Plan \(2\)!/);
    const second = excel.book.find(({ name }) => name === "Plan (2)");
    const formulas = [...(second?.cells.values() ?? [])].map(({ formula }) => String(formula));
    expect(formulas.some((formula) => formula.includes("LLM_FLEET(model_2,hardware_2,"))).toBe(true);
  });

  it("leaves no half of a plan when Excel refuses one of its sheets", async () => {
    excel.refuse("Agents");
    await expect(excelHost().insertSheets(book("live").sheets)).rejects.toThrow("Agents is protected");
    expect(excel.book.map(({ name }) => name)).toEqual(["Sheet1"]);
    expect([...excel.names]).toEqual([]);
  });

  it("keeps texts texts that Excel would read as dates, numbers or formulas", async () => {
    const cells = ["2026-11-01", "70B", "=A1", "vrai", "1,2", "FP8"].map((value, row) => ({
      row,
      column: 0,
      value,
    }));
    await excelHost().insertSheets([{ name: "Texts", cells, widths: [], frozenRows: 0 }]);
    const typed = [...(excel.book.at(-1)?.cells.values() ?? [])].map(({ formula }) => formula);
    expect(typed).toEqual(["'2026-11-01", "'70B", "'=A1", "'vrai", "'1,2", "FP8"]);
  });

  it("adds lists, limits, fills, charts, frozen panes and widths", async () => {
    await excelHost().insertSheets(book("portable").sheets);
    const log = excel.log.join("\n");
    for (const pattern of [
      /dataValidation \d+,1\.rule = \{"list":\{"inCellDropDown":true,"source":"=models_name"\}\}/,
      /dataValidation \d+,1\.rule = \{"list":\{"inCellDropDown":true,"source":"1,2,4,8"\}\}/,
      /"wholeNumber":\{"formula1":1,"formula2":100000000,"operator":"Between"\}/,
      /conditionalFormats \d+,5\.add\.custom\.rule\.formula = "=OR\(/,
      /custom\.format\.fill\.color = "#DCFCE7"/,
      /charts\.add\("XYScatterLines"/,
      /charts\.add\("ColumnClustered"/,
      /setXAxisValues\(/,
      /freezePanes\.freezeRows\(3\)/,
      /freezePanes\.freezeAt\(/,
      /format\.columnWidth = 224/,
    ])
      expect(log).toMatch(pattern);
  });
});

describe("insertSheets under Microsoft's mock", () => {
  it("reads only what it loaded, and writes values, formulas and formats to one range", async () => {
    const written = { numberFormat: [] as unknown, formulas: [] as unknown };
    const sheet: Sheet = {
      name: "Plan",
      widths: [],
      frozenRows: 0,
      cells: [
        { row: 0, column: 0, value: 2.5, format: "0.0" },
        { row: 0, column: 2, value: "", formula: "A1*2" },
      ],
    };
    const range = { ...written, format: {} };
    // The mock knows no arrays: a collection of one is an object that maps itself.
    const one = (name: string) => ({
      items: {
        name,
        map<T>(this: { readonly name: string }, get: (item: { readonly name: string }) => T) {
          return [get(this)];
        },
      },
    });
    const context = new OfficeMockObject({
      workbook: {
        worksheets: {
          ...one("Sheet1"),
          add: () => ({ getRangeByIndexes: () => range, activate: () => undefined }),
        },
        names: one("other"),
        tables: one("Table1"),
      },
    });
    vi.stubGlobal("Excel", { run: (batch: (given: unknown) => unknown) => batch(context) });
    await excelHost().insertSheets([sheet]);
    expect(range.formulas).toEqual([[2.5, null, "=A1*2"]]);
    expect(range.numberFormat).toEqual([["0.0", null, null]]);
  });
});
