import { describe, expect, it } from "vitest";
import { absoluteRef, cellRef, columnLetters, sheetRef } from "../../../core/workbook/address.js";

describe("columnLetters", () => {
  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [51, "AZ"],
    [52, "BA"],
    [701, "ZZ"],
    [702, "AAA"],
    [16_383, "XFD"],
  ])("names column %d %s", (column, letters) => {
    expect(columnLetters(column)).toBe(letters);
  });
});

describe("cellRef", () => {
  it("counts rows from 1", () => {
    expect([cellRef(0, 0), cellRef(3, 27)]).toEqual(["A1", "AB4"]);
  });
});

describe("absoluteRef", () => {
  it("is one cell or two corners", () => {
    expect(absoluteRef({ row: 3, column: 1, rows: 1, columns: 1 })).toBe("$B$4");
    expect(absoluteRef({ row: 3, column: 1, rows: 6, columns: 2 })).toBe("$B$4:$C$9");
    expect(absoluteRef({ row: 0, column: 0, rows: 2, columns: 1 })).toBe("$A$1:$A$2");
  });
});

describe("sheetRef", () => {
  it.each([
    ["Plan", "Plan"],
    ["Plan_2", "Plan_2"],
    ["Mes étapes", "'Mes étapes'"],
    ["2026", "'2026'"],
    ["L'an", "'L''an'"],
    ["Étapes", "'Étapes'"],
  ])("writes %s as %s", (name, ref) => {
    expect(sheetRef(name)).toBe(ref);
  });
});
