import { describe, expect, it } from "vitest";
import { sampleSheet } from "../../../addin/workbench/sample.js";
import { findFunction } from "../../../core/index.js";

describe("sampleSheet", () => {
  it("has the same cells and formulas in both languages, under other words", () => {
    const en = sampleSheet("en");
    const fr = sampleSheet("fr");
    const formulas = ({ cells }: typeof en) =>
      cells.map(({ row, column, formula, value }) => [row, column, formula ?? typeof value]);
    expect(formulas(fr)).toEqual(formulas(en));
    expect(fr.name).not.toBe(en.name);
  });

  it("puts at most one thing into a cell", () => {
    const places = sampleSheet("en").cells.map(({ row, column }) => `${row} ${column}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("calls only functions that exist", () => {
    const names = sampleSheet("en").cells.flatMap(({ formula }) =>
      [...String(formula).matchAll(/([A-Z][A-Z_]{4,})\(/g)].map(([, name]) => name ?? ""),
    );
    expect(names.length).toBeGreaterThan(9);
    for (const name of names.filter((name) => name !== "INDEX")) expect(findFunction(name)?.name).toBe(name);
  });
});
