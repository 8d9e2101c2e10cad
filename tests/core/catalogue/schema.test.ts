import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hardwareSchema, modelSchema, type TableName, tableSchemas } from "../../../core/catalogue/schema.js";

const rowsOf = (table: TableName): unknown[] => {
  const file = new URL(`../../../core/catalogue/data/${table}.json`, import.meta.url);
  const data = JSON.parse(readFileSync(file, "utf8"));
  return Array.isArray(data) ? data : data.rows;
};

describe("tableSchemas", () => {
  it.each(Object.keys(tableSchemas) as TableName[])("accept every row of %s", (table) => {
    const refused = rowsOf(table).filter((row) => !tableSchemas[table].safeParse(row).success);
    expect(refused).toEqual([]);
  });
});

describe("hardwareSchema", () => {
  const row = {
    id: "test-card",
    name: "Test card",
    aliases: ["TC 1"],
    vendor: "Test",
    kind: "consumer-gpu",
    sources: [{ ref: "test", states: "all" }],
    unverified_fields: [],
  };

  it("accepts a small row", () => {
    expect(hardwareSchema.safeParse(row).success).toBe(true);
  });

  it.each([
    ["without a source", { sources: [] }],
    ["with an unknown field", { bandwidth: 1 }],
    ["with a remark in an alias", { aliases: ["TC 1 (same dims)"] }],
    ["with an id in capitals", { id: "Test" }],
    ["with a negative bandwidth", { memory_bandwidth_gbps: -1 }],
    ["with null for a missing value", { tdp_w: null }],
  ])("refuses a row %s", (_, change) => {
    expect(hardwareSchema.safeParse({ ...row, ...change }).success).toBe(false);
  });
});

describe("modelSchema", () => {
  it("refuses a fractional layer count", () => {
    const [row] = rowsOf("models") as object[];
    expect(modelSchema.safeParse(row).success).toBe(true);
    expect(modelSchema.safeParse({ ...row, layers: 32.5 }).success).toBe(false);
  });
});
