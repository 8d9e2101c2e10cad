import { describe, expect, it } from "vitest";
import {
  apiPriceIndex,
  hardwareIndex,
  kvQuantIndex,
  modelIndex,
  quantIndex,
} from "../../../core/catalogue/indexes.js";
import { POPULAR } from "../../../core/catalogue/popular.js";

describe("POPULAR", () => {
  it.each([
    ["hardware", hardwareIndex],
    ["model", modelIndex],
    ["quant", quantIndex],
    ["kv", kvQuantIndex],
    ["api", apiPriceIndex],
  ] as const)("lists rows of %s that exist, each once, no more than a menu shows", (kind, index) => {
    const ids = POPULAR[kind];
    const known: ReadonlyMap<string, unknown> = index().byId;
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(25);
  });
});
