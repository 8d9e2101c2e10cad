import { describe, expect, it } from "vitest";
import { renderCsv } from "../../../bot/render/csv.js";

describe("renderCsv", () => {
  const table = {
    columns: ["n", "tok/s"],
    rows: [
      ["1", "23,9"],
      ["2", 'a "b"'],
    ],
  };

  it("separates by semicolons in French, where the comma is decimal, and quotes what needs it", () => {
    expect(renderCsv(table, "fr")).toBe('\ufeffn;tok/s\r\n1;23,9\r\n2;"a ""b"""\r\n');
    expect(renderCsv(table, "en")).toBe('\ufeffn,tok/s\r\n1,"23,9"\r\n2,"a ""b"""\r\n');
  });

  it("disarms what a spreadsheet would run, but not a negative number", () => {
    const rows = [["=1+1", "+x", "@x", "-2+3", "-2.5", "-1\u202f234,5"]];
    expect(renderCsv({ columns: [], rows }, "fr")).toBe("\ufeff'=1+1;'+x;'@x;'-2+3;-2.5;-1\u202f234,5\r\n");
  });
});
