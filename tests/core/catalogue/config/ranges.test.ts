import { describe, expect, it } from "vitest";
import { RANGES } from "../../../../core/catalogue/config/ranges.js";
import * as configs from "./configs.js";

describe("RANGES", () => {
  it("gives every field an example within its own range", () => {
    for (const [field, { max, example }] of Object.entries(RANGES)) {
      expect(Number.isInteger(example), field).toBe(true);
      expect(example, field).toBeGreaterThanOrEqual(1);
      expect(example, field).toBeLessThanOrEqual(max);
    }
  });

  it("takes every number of the configurations that makers released", () => {
    const ranges: Readonly<Record<string, { readonly max: number } | undefined>> = RANGES;
    let checked = 0;
    for (const config of Object.values(configs))
      for (const [field, value] of Object.entries(config as object)) {
        const range = ranges[field];
        if (range === undefined || typeof value !== "number") continue;
        expect(value, field).toBeLessThanOrEqual(range.max);
        checked++;
      }
    expect(checked).toBeGreaterThan(60);
  });
});
