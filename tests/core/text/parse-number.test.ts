import { describe, expect, it } from "vitest";
import { parseNumber } from "../../../core/text/parse-number.js";

describe("parseNumber", () => {
  it.each([
    ["3350", "en", 3350],
    [" 23.93 ", "en", 23.93],
    ["3,350.5", "en", 3350.5],
    ["3 350,5", "fr", 3350.5],
    ["3\u202f350,5", "fr", 3350.5],
    ["3\u00a0350", "fr", 3350],
    ["3.350,5", "fr", 3350.5],
    ["0,5", "en", 0.5],
    ["3.35", "fr", 3.35],
    ["3,350", "fr", 3.35],
    ["3.350", "en", 3.35],
    ["50 %", "fr", 0.5],
    ["50%", "en", 0.5],
    ["\u22125", "en", -5],
    ["1e3", "en", 1000],
    ["1,5e3", "fr", 1500],
    ["1,234,567", "en", 1234567],
    [".5", "en", 0.5],
  ] as const)("reads %s (%s) as %d", (text, lang, value) => {
    expect(parseNumber(text, lang)).toEqual({ ok: true, value });
  });

  it.each([
    ["3,350", "en"],
    ["3.350", "fr"],
    ["-12,000", "en"],
  ] as const)("finds %s (%s) ambiguous", (text, lang) => {
    expect(parseNumber(text, lang)).toEqual({ ok: false, ambiguous: true });
  });

  it.each([
    ["abc"],
    [""],
    ["1.2.3"],
    ["12 34"],
    ["1e999"],
    ["--5"],
    ["5 apples"],
    ["0x10"],
    ["NaN"],
    ["1,23,4"],
    [","],
  ])("refuses %s", (text) => {
    expect(parseNumber(text, "en")).toEqual({ ok: false, ambiguous: false });
  });
});
