import { describe, expect, it } from "vitest";
import { cellAddress, fullAddress } from "../../../addin/host/address.js";

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
