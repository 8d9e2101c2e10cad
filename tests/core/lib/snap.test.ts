import { describe, expect, it } from "vitest";
import { ceilSnap, floorSnap, reaches } from "../../../core/lib/snap.js";

describe("floorSnap", () => {
  it("takes a whole number that the doubles miss by a hair", () => {
    // 0.11 s at 1.1 ms: 110 / 1.1 is 99.99999999999999.
    expect(floorSnap(110 / 1.1)).toBe(100);
    expect(floorSnap(99.9999)).toBe(99);
    expect(floorSnap(-0.5)).toBe(-1);
  });
});

describe("ceilSnap", () => {
  it("takes a whole number that the doubles exceed by a hair", () => {
    // 2.1 / 0.7 is 3.0000000000000004.
    expect(ceilSnap(2.1 / 0.7)).toBe(3);
    expect(ceilSnap(3.0001)).toBe(4);
  });
});

describe("reaches", () => {
  it("forgives rounding and nothing else", () => {
    // 94 × 0.85 is 79.89999999999999.
    expect(reaches(94 * 0.85, 79.9)).toBe(true);
    expect(reaches(79.89, 79.9)).toBe(false);
    expect(reaches(80, 79.9)).toBe(true);
  });

  it("is relative, so that small numbers are told apart", () => {
    expect(reaches(1e-12, 2e-12)).toBe(false);
    expect(reaches(0, 0)).toBe(true);
    expect(reaches(-1e-300, 0)).toBe(false);
  });
});
