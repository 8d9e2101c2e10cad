import { OfficeMockObject } from "office-addin-mock";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { excelHost } from "../../../addin/host/excel.js";
import { sampleSheet } from "../../../addin/workbench/sample.js";
import { fakeExcel } from "../../fakes/excel.js";

const cell = (formula: unknown, value: unknown = formula) => ({ formula, value });

function start(isSetSupported = true) {
  const excel = fakeExcel(
    [
      {
        name: "Plan",
        cells: new Map([
          ["0,0", cell(70)],
          ["0,1", cell("=[2]!_xldudf_TOKENS_PER_SEC(A1,2,3350)", "#NAME?")],
          ["2,1", cell("text")],
        ]),
      },
      { name: "Q1 prices", cells: new Map([["4,2", cell("=A1*2", 4)]]) },
      { name: "Blank", cells: new Map() },
    ],
    { sheet: "Plan", at: [0, 0, 1, 2] },
  );
  vi.stubGlobal("Excel", excel.Excel);
  vi.stubGlobal("Office", {
    context: {
      displayLanguage: "fr-CA",
      officeTheme: { isDarkTheme: true },
      requirements: { isSetSupported: () => isSetSupported },
      document: { addHandlerAsync: vi.fn(), removeHandlerAsync: vi.fn() },
    },
    EventType: { DocumentSelectionChanged: "documentSelectionChanged" },
  });
  return excel;
}

describe("excelHost", () => {
  let excel: ReturnType<typeof start>;
  beforeEach(() => {
    excel = start();
  });

  it("takes the language from Office and the decimal style from the regional format", async () => {
    expect(await excelHost().locale()).toEqual({ lang: "fr", style: "fr" });
    vi.stubGlobal("Office", { context: { ...Office.context, displayLanguage: "en-US" } });
    expect(await excelHost().locale()).toEqual({ lang: "en", style: "fr" });
  });

  it("lets the language decide where Excel cannot tell the format", async () => {
    start(false);
    expect(await excelHost().locale()).toEqual({ lang: "fr", style: "fr" });
  });

  it("reads the active cell and the selection in one batch each", async () => {
    expect(await excelHost().activeCell()).toEqual({
      sheet: "Plan",
      row: 0,
      column: 0,
      formula: "",
      value: 70,
    });
    expect(await excelHost().selection()).toEqual({
      sheet: "Plan",
      row: 0,
      column: 0,
      values: [[70, "#NAME?"]],
    });
    expect(excel.syncs()).toBe(2);
  });

  it("finds the formulas of all sheets, with two syncs however many sheets there are", async () => {
    expect(await excelHost().formulas()).toEqual([
      {
        sheet: "Plan",
        row: 0,
        column: 1,
        formula: "=[2]!_xldudf_TOKENS_PER_SEC(A1,2,3350)",
        value: "#NAME?",
      },
      { sheet: "Q1 prices", row: 4, column: 2, formula: "=A1*2", value: 4 },
    ]);
    expect(excel.syncs()).toBe(2);
  });

  it("reads a reference on its own sheet or on the one it names", async () => {
    expect(await excelHost().read("A1:B1", "Plan")).toEqual([[70, "#NAME?"]]);
    expect(await excelHost().read("'Q1 prices'!$C$5", "Plan")).toEqual([[4]]);
  });

  it("writes formulas and leaves the cells of a null alone", async () => {
    await excelHost().write({ sheet: "Plan", row: 2, column: 0 }, [["=MODEL_SIZE_GB(70, 2)", null, 5]]);
    const plan = excel.book[0]?.cells;
    expect(plan?.get("2,0")?.formula).toBe("=MODEL_SIZE_GB(70, 2)");
    expect(plan?.get("2,1")?.formula).toBe("text");
    expect(plan?.get("2,2")?.formula).toBe(5);
  });

  it("inserts a sheet under a free name", async () => {
    const sheet = { ...sampleSheet("fr"), name: "plan" };
    await excelHost().insertSheets([sheet]);
    const made = excel.book.at(-1);
    expect(made?.name).toBe("plan (2)");
    expect(made?.cells.size).toBe(
      sheet.cells.filter(({ value, formula }) => value !== "" || formula !== undefined).length,
    );
    expect(excel.log.at(-1)).toBe("activate plan (2)");
  });

  it("opens a workbook from its file", async () => {
    const createWorkbook = vi.fn(async (_content: string) => undefined);
    vi.stubGlobal("Excel", { ...excel.Excel, createWorkbook });
    await excelHost().handOver("plan.xlsx", new Uint8Array(100_000).fill(65));
    expect(atob(createWorkbook.mock.lastCall?.[0] ?? "")).toBe("A".repeat(100_000));
  });

  it("follows the selection until it is told to stop", () => {
    const stop = excelHost().onSelectionChange(() => undefined);
    expect(Office.context.document.addHandlerAsync).toHaveBeenCalledOnce();
    stop();
    expect(Office.context.document.removeHandlerAsync).toHaveBeenCalledOnce();
  });

  it("follows Excel's theme, and the browser's where Excel has none", () => {
    expect(excelHost().theme()).toBe("dark");
    vi.stubGlobal("Office", { context: {} });
    expect(excelHost().theme()).toBeUndefined();
  });
});

describe("excelHost under Microsoft's mock", () => {
  it("loads what it reads", async () => {
    start();
    const range = {
      rowIndex: 4,
      columnIndex: 1,
      formulas: [["=MODEL_SIZE_GB(70,2)"]],
      values: [[140]],
      worksheet: { name: "Plan" },
    };
    const context = new OfficeMockObject({
      workbook: {
        range,
        getActiveCell(this: { readonly range: unknown }) {
          return this.range;
        },
      },
    });
    vi.stubGlobal("Excel", { run: (batch: (given: unknown) => unknown) => batch(context) });
    expect(await excelHost().activeCell()).toEqual({
      sheet: "Plan",
      row: 4,
      column: 1,
      formula: "=MODEL_SIZE_GB(70,2)",
      value: 140,
    });
  });
});
