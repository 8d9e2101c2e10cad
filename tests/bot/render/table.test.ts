import { describe, expect, it } from "vitest";
import { renderTable, TABLE_WIDTH, wrap } from "../../../bot/render/table.js";

const widest = (text: string) => Math.max(...text.split("\n").map((line) => [...line].length));

describe("renderTable", () => {
  it("aligns numbers right and words left under broken headings", () => {
    const table = {
      columns: ["GPU", "débit global, tok/s"],
      rows: [
        ["H100", "23,93"],
        ["RTX 4090", "7,2"],
      ],
    };
    expect(renderTable(table, 500).text).toBe(
      [
        "           débit",
        "         global,",
        "GPU        tok/s",
        "──────── ───────",
        "H100       23,93",
        "RTX 4090     7,2",
      ].join("\n"),
    );
  });

  it("turns rows that are too wide into records of at most 28 columns", () => {
    const table = {
      columns: ["paramètre", "signification", "plage"],
      rows: [
        ["bandwidth_gbs", "Bande passante mémoire d’un GPU, en Go/s", "supérieur à 0"],
        ["x".repeat(60), "", ""],
      ],
    };
    const { text } = renderTable(table, 1000);
    expect(widest(text)).toBeLessThanOrEqual(TABLE_WIDTH);
    expect(text).toContain("bandwidth_gbs\n  signification: Bande");
  });

  it("counts the rows that do not fit", () => {
    const rows = Array.from({ length: 100 }, (_, i) => [String(i), String(i * i)]);
    const { text, left } = renderTable({ columns: ["n", "n²"], rows }, 200);
    expect(text.length).toBeLessThanOrEqual(200);
    expect(left).toBe(100 - (text.split("\n").length - 2));
  });

  it("shows a table without headings, a ragged one and an empty one", () => {
    expect(renderTable({ columns: [], rows: [["1", "2"], ["10"]] }, 100).text).toBe(" 1 2\n10");
    expect(renderTable({ columns: ["a"], rows: [] }, 100).left).toBe(0);
  });
});

describe("wrap", () => {
  it("breaks at spaces and inside words that are too long", () => {
    expect(wrap("aa bb cccccc", 4)).toEqual(["aa", "bb", "cccc", "cc"]);
  });
});
