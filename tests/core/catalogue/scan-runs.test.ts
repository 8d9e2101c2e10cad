import { describe, expect, it } from "vitest";
import { runsOf } from "../../../core/catalogue/scan-runs.js";

const raws = (text: string) => runsOf(text).map(({ raw }) => raw);

describe("runsOf", () => {
  it.each([
    ["8xH100", ["8x", "H100"]],
    ["2xRTX 4090", ["2x", "RTX", "4090"]],
    ["2x4090", ["2x", "4090"]],
    ["3090x2", ["3090", "x2"]],
    ["A100x8", ["A100", "x8"]],
    ["mixtral 8x7b", ["mixtral", "8x7b"]],
    ["10x20", ["10x20"]],
  ])("splits a count off a name, and off nothing else: %s", (text, parts) => {
    expect(raws(text)).toEqual(parts);
  });

  it("keeps decimals and the plus of a name", () => {
    expect(raws("qwen2.5 à 1,5 € et Command R+, 2+2.")).toEqual([
      "qwen2.5",
      "à",
      "1,5",
      "et",
      "Command",
      "R+",
      "2",
      "2",
    ]);
  });

  it("says where each run stands, counts split off included", () => {
    const text = "sur 8xH100, café";
    for (const { start, end, raw } of runsOf(text)) expect(text.slice(start, end)).toBe(raw);
    expect(runsOf(text).map(({ start }) => start)).toEqual([0, 4, 6, 12]);
  });

  it("compares without accents and decimal signs, but leaves the preposition à alone", () => {
    expect(runsOf("Café à 1,5 cafe\u0301").map(({ plain }) => plain)).toEqual(["cafe", "à", "15", "cafe"]);
    expect(runsOf("a\u0300")[0]?.plain).toBe("à");
  });

  it("finds nothing in nothing", () => {
    expect(runsOf(" – € ! ")).toEqual([]);
  });
});
