import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openWorkbench, waitForValue } from "../../helpers/workbench-page.js";

let page: Page;
beforeAll(async () => {
  ({ page } = await openWorkbench("lang=fr"));
});

describe("createGridHost", () => {
  it("says how the page reads and types", async () => {
    expect(await page.evaluate(() => globalThis.jeton.host.locale())).toEqual({ lang: "fr", style: "fr" });
  });

  it("writes values and formulas and reads them back", async () => {
    const { cells, formulas } = await page.evaluate(async () => {
      const { host, api } = globalThis.jeton;
      await host.insertSheets([{ name: "Essai", cells: [], widths: [], frozenRows: 0 }]);
      await host.write({ sheet: "Essai", row: 1, column: 1 }, [
        [1.5, "texte", true],
        [null, "=MODEL_SIZE_GB(70,2)", "=IF(TRUE,B2*2,0)"],
        ["=RESPONSE_CURVE(200,20,{1,500})", null, null],
      ]);
      await api.getFormula().onCalculationResultApplied();
      const every = await host.formulas();
      return {
        cells: await host.read("B2:D5", "Essai"),
        formulas: every.filter(({ sheet }) => sheet === "Essai").map(({ formula }) => formula),
      };
    });
    expect(cells).toEqual([
      [1.5, "texte", true],
      ["", 140, 3],
      [1, 0.2, 5],
      [500, 10.18, expect.closeTo(49.1159, 4)],
    ]);
    expect(formulas).toEqual(["=MODEL_SIZE_GB(70,2)", "=IF(TRUE,B2*2,0)", "=RESPONSE_CURVE(200,20,{1,500})"]);
  });

  it("replaces a formula by a value and a value by a formula", async () => {
    await page.evaluate(() => globalThis.jeton.host.write({ sheet: "Essai", row: 1, column: 1 }, [["=1+1"]]));
    await waitForValue(page, "B2", (value) => value === 2);
    await page.evaluate(() => globalThis.jeton.host.write({ sheet: "Essai", row: 1, column: 1 }, [[7]]));
    await waitForValue(page, "D3", (value) => value === 14);
    const formulas = await page.evaluate(() => globalThis.jeton.host.formulas());
    expect(formulas.some(({ formula }) => formula === "=1+1")).toBe(false);
  });

  it("adds a sheet under a free name, with its names and widths", async () => {
    const { sheets, value } = await page.evaluate(async () => {
      const { host, api } = globalThis.jeton;
      await host.insertSheets([
        {
          name: "essai",
          widths: [20],
          frozenRows: 0,
          cells: [
            { row: 0, column: 0, value: "Prix", style: "heading" },
            { row: 1, column: 0, value: 2.5, style: "input", format: "0.00", name: "prix_unitaire" },
            { row: 2, column: 0, value: "", formula: "prix_unitaire*2", style: "output" },
          ],
        },
      ]);
      return {
        sheets: api
          .getActiveWorkbook()
          ?.getSheets()
          .map((sheet) => sheet.getSheetName()),
        value: await host.read("prix_unitaire", "essai (2)"),
      };
    });
    expect(sheets).toEqual(["Capacité", "Essai", "essai (2)"]);
    expect(value).toEqual([[2.5]]);
    expect(await waitForValue(page, "A3", (found) => typeof found === "number")).toBe(5);
  });

  it("grows a sheet that is too small", async () => {
    const read = await page.evaluate(async () => {
      const { host } = globalThis.jeton;
      await host.write({ sheet: "Essai", row: 4999, column: 30 }, [["loin"]]);
      return host.read("AE5000", "Essai");
    });
    expect(read).toEqual([["loin"]]);
  });

  it("refuses what is not there, in the language of the page", async () => {
    const refused = (work: () => Promise<unknown>) =>
      page.evaluate(work).catch((error: Error) => error.message);
    expect(
      await refused(() => globalThis.jeton.host.write({ sheet: "Rien", row: 0, column: 0 }, [[1]])),
    ).toContain("«\u00a0Rien\u00a0» est inconnu");
    expect(await refused(() => globalThis.jeton.host.read("pas_un_nom", "Essai"))).toContain("pas_un_nom");
  });

  it("tells of each change of the selected cell until it is told to stop", async () => {
    const told = await page.evaluate(async () => {
      const { host, api } = globalThis.jeton;
      let count = 0;
      const stop = host.onSelectionChange(() => {
        count += 1;
      });
      const sheet = api.getActiveWorkbook()?.getActiveSheet();
      sheet?.setActiveRange(sheet.getRange("C3:D4"));
      const { values, row, column } = await host.selection();
      const { formula } = await host.activeCell();
      stop();
      const before = count;
      sheet?.setActiveRange(sheet.getRange("A1"));
      return { before, after: count, size: [values.length, values[0]?.length], row, column, formula };
    });
    expect(told).toMatchObject({ size: [2, 2], row: 2, column: 2, formula: "" });
    expect(told.before).toBeGreaterThan(0);
    expect(told.after).toBe(told.before);
  });
});
