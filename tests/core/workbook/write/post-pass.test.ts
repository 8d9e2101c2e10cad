import * as zip from "fflate";
import { describe, expect, it } from "vitest";
import type { Sheet, Workbook } from "../../../../core/workbook/model.js";
import { finish } from "../../../../core/workbook/write/post-pass.js";

const parts = {
  "xl/styles.xml": '<styleSheet><dxfs count="0"/></styleSheet>',
  "xl/workbook.xml": '<workbook><calcPr calcId="124519"/></workbook>',
  "xl/worksheets/sheet1.xml": "<worksheet><sheetData><row/></sheetData><pageMargins/></worksheet>",
  "xl/worksheets/sheet2.xml": "<worksheet><sheetData/><pageMargins/></worksheet>",
};
const zipped = (files: Record<string, string>) =>
  zip.zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, zip.strToU8(text)])));

const block = { row: 3, column: 1, rows: 2, columns: 1 };
const bare: Sheet = { name: "A", cells: [], widths: [], frozenRows: 0 };
const sheet: Sheet = {
  ...bare,
  conditions: [
    { block, formula: 'B4<"a"', look: "bad" },
    { block, formula: "B4>0", look: "good" },
  ],
  validations: [
    { block, rule: { kind: "list", source: "models" }, title: "T & Co", message: 'say "yes"' },
    { block, rule: { kind: "whole", min: 1, max: 8 }, title: "x".repeat(40), message: "y".repeat(300) },
  ],
};
function finished(
  sheets: readonly Sheet[] = [sheet, bare],
  files: Record<string, string> = parts,
  more: Partial<Workbook> = {},
) {
  const out = zip.unzipSync(finish(zipped(files), { title: "", sheets, ...more }, zip));
  return (path: string) => zip.strFromU8(out[path] ?? expect.fail(path));
}

describe("finish", () => {
  it("puts conditions, then validations, behind the cells and before the page", () => {
    const xml = finished()("xl/worksheets/sheet1.xml");
    const order = ["</sheetData>", "<conditionalFormatting", "<dataValidations", "<pageMargins"].map((tag) =>
      xml.indexOf(tag),
    );
    expect(order[0]).toBeGreaterThan(0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("points each condition to its look and gives the first one the first say", () => {
    const out = finished();
    const looks = out("xl/styles.xml").match(/<dxf>/g) ?? [];
    expect(out("xl/styles.xml")).toContain(`<dxfs count="${looks.length}">`);
    const xml = out("xl/worksheets/sheet1.xml");
    expect(xml).toMatch(
      /sqref="B4:B5"><cfRule type="expression" dxfId="1" priority="1"><formula>B4&lt;&quot;a&quot;/,
    );
    expect(xml).toMatch(/dxfId="0" priority="2"><formula>B4&gt;0</);
  });

  it("lets no program recalculate what only the add-in computes", () => {
    expect(finished([bare, bare], parts, { needsAddin: true })("xl/workbook.xml")).not.toContain("fullCalc");
  });

  it("keeps texts within Excel's limits and free of markup", () => {
    const xml = finished()("xl/worksheets/sheet1.xml");
    expect(xml).toContain('<dataValidations count="2">');
    expect(xml).toContain('errorTitle="T &amp; Co"');
    expect(xml).toContain('error="say &quot;yes&quot;"');
    for (const [, name = "", text = ""] of xml.matchAll(/(errorTitle|promptTitle|error|prompt)="(x+|y+)"/g))
      expect(text.length, name).toBeLessThanOrEqual(name.endsWith("Title") ? 32 : 255);
    expect(xml).toMatch(
      /type="whole" operator="between" [^>]*><formula1>1<\/formula1><formula2>8<\/formula2>/,
    );
    expect(xml).toMatch(/type="list" [^>]*><formula1>models<\/formula1>/);
  });

  it("leaves a sheet without either as it is", () => {
    expect(finished()("xl/worksheets/sheet2.xml")).toBe(parts["xl/worksheets/sheet2.xml"]);
  });

  it("has everything computed anew when Excel opens the file", () => {
    expect(finished()("xl/workbook.xml")).toContain('fullCalcOnLoad="1"/>');
  });

  it("stops at a file that is not what the writer made", () => {
    const { "xl/styles.xml": _, ...rest } = parts;
    expect(() => finished([sheet], rest)).toThrow("no part xl/styles.xml");
    expect(() => finished([sheet], { ...parts, "xl/styles.xml": "<styleSheet/>" })).toThrow("differential");
  });
});
