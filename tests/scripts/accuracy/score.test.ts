import { describe, expect, it } from "vitest";
import { parseCsv } from "../../../scripts/accuracy/csv.js";
import { type Scored, score, weightedQuantile } from "../../../scripts/accuracy/score.js";

const row = (source: string, factor: number, inBand = true): Scored => ({
  id: "x",
  source,
  hardware: "H",
  model: "M",
  family: "F",
  engine: "E",
  regime: "decode1-dense",
  error: Math.log(factor),
  inBand,
});

describe("score", () => {
  it("lets a source with many rows weigh as much as one with few, or every row the same", () => {
    const rows = [row("few", 1.5, false), row("many", 1.1), row("many", 1.1), row("many", 1.1)];
    expect(score(rows, "macro").within20).toBeCloseTo(0.5, 12);
    expect(score(rows, "rows").within20).toBeCloseTo(0.75, 12);
    expect(score(rows, "macro").coverage).toBeCloseTo(0.5, 12);
    expect(score(rows, "rows").median).toBeCloseTo(0.1, 12);
  });

  it("counts a factor either way alike and keeps its sign in the bias", () => {
    const slow = score([row("s", 1 / 2)], "rows");
    expect(slow.median).toBeCloseTo(1, 12);
    expect(slow.bias).toBeCloseTo(-0.5, 12);
  });
});

describe("weightedQuantile", () => {
  it("is the smallest value that reaches the share", () => {
    expect(weightedQuantile([3, 1, 2], [1, 1, 1], 0.5)).toBe(2);
    expect(weightedQuantile([3, 1, 2], [5, 1, 1], 0.5)).toBe(3);
    expect(weightedQuantile([], [], 0.5)).toBeNaN();
  });
});

describe("parseCsv", () => {
  it("reads quoted commas, doubled quotes and line breaks, and drops ragged lines", () => {
    const text = 'id,notes\n1,"a, ""b""\nc"\n2,plain\r\n3\n';
    expect(parseCsv(text)).toEqual([
      { id: "1", notes: 'a, "b"\nc' },
      { id: "2", notes: "plain" },
    ]);
  });
});
