import { describe, expect, it } from "vitest";
import { builtins } from "../../../core/formula/builtins/all.js";
import { FRENCH_NAMES } from "../../../core/formula/french-names.js";
import { findFunction } from "../../../core/registry.js";

const names = Object.entries(FRENCH_NAMES);

describe("FRENCH_NAMES", () => {
  it("gives each English name one French name, and each French name to one", () => {
    expect(new Set(names.map(([, fr]) => fr)).size).toBe(names.length);
    for (const [en, fr] of names) expect(fr, en).not.toBe(en);
  });

  it("writes names as Excel stores them: capitals without accents, digits and dots", () => {
    for (const name of names.flat()) expect(name).toMatch(/^[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+)*$/);
  });

  it("takes no name of a function that is computed here or is ours", () => {
    const taken = new Set(builtins.flatMap(({ name }) => [name.en, name.fr]));
    expect(names.flat().filter((name) => taken.has(name) || findFunction(name))).toEqual([]);
  });

  // From the list of functions of French Excel, for the pairs that people confuse.
  it.each([
    ["SMALL", "PETITE.VALEUR"],
    ["LEN", "NBCAR"],
    ["MID", "STXT"],
    ["COUNTA", "NBVAL"],
    ["MATCH", "EQUIV"],
    ["STDEV.P", "ECARTYPE.PEARSON"],
    ["IFNA", "SI.NON.DISP"],
    ["XLOOKUP", "RECHERCHEX"],
  ])("knows %s as %s", (en, fr) => {
    expect(FRENCH_NAMES[en]).toBe(fr);
  });
});
