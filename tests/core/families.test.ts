import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { families } from "../../core/families.js";

describe("families", () => {
  it("are the folders of functions", () => {
    expect(Object.keys(families).sort()).toEqual(readdirSync("core/functions").sort());
  });

  it("bear names of their own in each language", () => {
    for (const lang of ["en", "fr"] as const) {
      const names = Object.values(families).map((family) => family[lang]);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain("");
    }
  });
});
