import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { memoryTable, scoreMemory } from "../../scripts/accuracy-memory.js";

const shipped = fileURLToPath(new URL("../../scripts/accuracy/data/memory.csv", import.meta.url));
const table = scoreMemory(shipped);
const medianOf = (group: string) => table.rows.find((row) => row.group === group)?.median;

describe("scoreMemory", () => {
  it("keeps the targets on observed figures: weights 0.5 %, KV tokens 0.5 %, totals 5 % at the median", () => {
    expect(medianOf("weights per device")).toBeLessThan(0.005);
    expect(medianOf("KV tokens")).toBeLessThan(0.005);
    expect(medianOf("concurrency")).toBeLessThan(0.005);
    expect(medianOf("cache pool")).toBeLessThan(0.01);
    expect(medianOf("activation")).toBeLessThan(0.02);
    expect(medianOf("all totals")).toBeLessThan(0.05);
  });

  it("predicts most rows and says why it leaves others out", () => {
    expect(table.scores.length).toBeGreaterThan(140);
    expect(table.skipped.every(({ reason }) => reason !== "")).toBe(true);
  });
});

describe("memoryTable", () => {
  it("prints one line for each quantity", () => {
    expect(memoryTable(table).split("\n")).toHaveLength(table.rows.length + 4);
  });
});
