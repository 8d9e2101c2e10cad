import { describe, expect, it } from "vitest";
import { cellAddress, fullAddress } from "../../../addin/host/address.js";
import { freeName } from "../../../addin/host/free-name.js";

describe("cellAddress", () => {
  it.each([
    [0, 0, "A1"],
    [3, 25, "Z4"],
    [0, 26, "AA1"],
    [0, 701, "ZZ1"],
    [1_048_575, 16_383, "XFD1048576"],
  ])("names row %i, column %i as %s", (row, column, address) => {
    expect(cellAddress({ row, column })).toBe(address);
  });
});

describe("fullAddress", () => {
  it("quotes a sheet's name where a formula would need it", () => {
    expect(fullAddress({ sheet: "Capacité", row: 0, column: 0 })).toBe("Capacité!A1");
    expect(fullAddress({ sheet: "Q1 d’été", row: 0, column: 0 })).toBe("'Q1 d’été'!A1");
    expect(fullAddress({ sheet: "it's", row: 0, column: 0 })).toBe("'it''s'!A1");
  });
});

describe("freeName", () => {
  it("numbers a name that is taken, in any case, within Excel's 31 characters", () => {
    expect(freeName("Plan", [])).toBe("Plan");
    expect(freeName("Plan", ["plan", "Plan (2)"])).toBe("Plan (3)");
    const long = "a".repeat(40);
    expect(freeName(long, ["a".repeat(31)])).toBe(`${"a".repeat(27)} (2)`);
  });
});
