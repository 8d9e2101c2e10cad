import ExcelJS from "exceljs";
import * as zip from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import * as xlsx from "wasm-xlsxwriter";
import { namesOf, type Workbook } from "../../../../core/workbook/model.js";
import { planWorkbook } from "../../../../core/workbook/plan/build.js";
import type { XlsxModule } from "../../../../core/workbook/write/ports.js";
import { writeWorkbook } from "../../../../core/workbook/write/write.js";

const REQUEST = {
  model: "llama 3.1 8b",
  hardware: "h100",
  quant: "fp8",
  requestsPerS: 10,
  promptTokens: 1000,
  outputTokens: 300,
};

describe("writeWorkbook", () => {
  const files = new Map<string, { book: Workbook; bytes: Uint8Array; parts: Record<string, string> }>();
  beforeAll(() => {
    for (const flavour of ["portable", "live"] as const) {
      const book = planWorkbook(REQUEST, { flavour, lang: "fr" });
      const bytes = writeWorkbook(book, xlsx as unknown as XlsxModule, zip);
      const parts = Object.fromEntries(
        Object.entries(zip.unzipSync(bytes)).map(([path, data]) => [path, zip.strFromU8(data)]),
      );
      files.set(flavour, { book, bytes, parts });
    }
  });
  const file = (flavour: string) => files.get(flavour) ?? expect.fail("not written");

  it("keeps the portable file under a megabyte", () => {
    expect(file("portable").bytes.length).toBeLessThan(1_000_000);
  });

  it("puts the elements of every sheet in the order of the format", () => {
    const order = [
      "sheetPr",
      "dimension",
      "sheetViews",
      "sheetFormatPr",
      "cols",
      "sheetData",
      "conditionalFormatting",
      "dataValidations",
      "pageMargins",
      "pageSetup",
      "headerFooter",
      "rowBreaks",
      "drawing",
    ];
    for (const { parts } of files.values())
      for (const [path, xml] of Object.entries(parts).filter(([name]) =>
        name.startsWith("xl/worksheets/sheet"),
      )) {
        const body = xml.replace(/^[\s\S]*?<worksheet[^>]*>/, "");
        const found = order.map((name) => body.search(new RegExp(`<${name}[ >/]`))).filter((at) => at >= 0);
        expect(found, path).toEqual([...found].sort((a, b) => a - b));
      }
  });

  it("begins a page with the months, and repeats the headings of sheets without breaks", () => {
    const { book, parts } = file("portable");
    const months = book.sheets[0]?.cells.find(({ value }) => value === "mois")?.row;
    expect(parts["xl/worksheets/sheet1.xml"]).toContain(`<brk id="${months}" max="16383" man="1"/>`);
    expect(parts["xl/workbook.xml"]).not.toContain('Print_Titles" localSheetId="0"');
    expect(parts["xl/workbook.xml"]).toMatch(/Print_Titles" localSheetId="6">Étapes!\$A:\$C,Étapes!\$1:\$3</);
  });

  it("points every relationship at a part that is there, by a relative or package path", () => {
    for (const { parts } of files.values()) lintPackage(parts);
  });

  function lintPackage(parts: Readonly<Record<string, string>>): void {
    for (const [path, xml] of Object.entries(parts).filter(([name]) => name.endsWith(".rels"))) {
      const folder = path.replace(/_rels\/[^/]*$/, "");
      for (const [, target = ""] of xml.matchAll(/Target="([^"]+)"/g)) {
        const full = target.startsWith("/")
          ? target.slice(1)
          : new URL(target, `file:///${folder}`).pathname.slice(1);
        expect(parts[full], `${path} -> ${target}`).toBeDefined();
      }
      expect(xml).not.toContain("TargetMode");
    }
    for (const path of Object.keys(parts).filter((name) => name.startsWith("xl/") && name.endsWith(".xml")))
      expect(parts["[Content_Types].xml"]).toContain(`/${path}"`);
  }

  it("stores the add-in's functions and newer ones as Excel does", () => {
    const sheet = (flavour: string) => file(flavour).parts["xl/worksheets/sheet1.xml"] ?? "";
    expect(sheet("live")).toMatch(/<f>[^<]*_xldudf_LLM_REPLICAS\(/);
    expect(sheet("live")).not.toMatch(/[^_]LLM_REPLICAS\(/);
    expect(Object.values(file("portable").parts).join("")).toContain("_xlfn.POISSON.DIST(");
    expect(Object.values(file("portable").parts).join("")).not.toContain("_xldudf_");
  });

  it("marks formulas that spill as dynamic arrays, with the values of their blocks", () => {
    const { parts, book } = file("live");
    const index = book.sheets.findIndex(({ name }) => name === "Charge");
    const xml = parts[`xl/worksheets/sheet${index + 1}.xml`] ?? "";
    for (const [cell, range, call] of [
      ["A4", "A4:B15", "LLM_FLEET"],
      ["D4", "D4:E19", "LLM_REPORT"],
      ["G4", "G4:N9", "LLM_COMPARE"],
    ])
      expect(xml).toMatch(
        new RegExp(`<c r="${cell}"[^>]*cm="1"[^>]*><f t="array" ref="${range}">_xldudf_${call}\\(`),
      );
    const fleet = book.sheets[index]?.cells.find(({ formula }) => formula?.startsWith("LLM_FLEET"));
    expect(xml).toContain(`<c r="B8"`);
    expect(xml).toContain(`<v>${fleet?.spilled?.[4]?.[1]}</v>`);
    expect(parts["xl/metadata.xml"]).toMatch(/<cellMetadata count="1"><bk><rc t="1" v="0"\/><\/bk>/);
    expect(parts["xl/_rels/workbook.xml.rels"]).toContain('Target="metadata.xml"');
    // No cell of the portable file needs any of it.
    expect(file("portable").parts["xl/metadata.xml"]).toBeUndefined();
  });

  it("is read by another reader with values, names, lists, fills and charts", async () => {
    const { book, bytes, parts } = file("portable");
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
    );
    expect(read.worksheets.map(({ name }) => name)).toEqual(book.sheets.map(({ name }) => name));
    for (const [name, { sheet, block }] of [...namesOf(book)].filter(([, place]) => place.block.rows === 1))
      expect(read.definedNames.getRanges(name).ranges[0]?.replaceAll("'", ""), name).toBe(
        `${sheet}!$${String.fromCharCode(65 + block.column)}$${block.row + 1}`,
      );
    const [plan] = read.worksheets;
    for (const { row, column, value, formula } of book.sheets[0]?.cells ?? []) {
      const cell = plan?.getCell(row + 1, column + 1);
      if (typeof value === "number") expect(formula === undefined ? cell?.value : cell?.result).toBe(value);
    }
    const model = plan?.getCell("B5") as unknown as { dataValidation?: { type: string; formulae: string[] } };
    expect(model.dataValidation).toMatchObject({ type: "list", formulae: ["models_name"] });
    expect(plan?.getCell("B13").numFmt).toBe("#,##0");
    expect(
      (plan as unknown as { conditionalFormattings: unknown[] }).conditionalFormattings.length,
    ).toBeGreaterThanOrEqual(9);
    expect(Object.keys(parts).filter((path) => /charts\/chart\d+\.xml$/.test(path))).toHaveLength(4);
  });
});
