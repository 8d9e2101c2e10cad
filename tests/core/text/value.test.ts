import { describe, expect, it } from "vitest";
import { formatResult, symbolOf } from "../../../core/text/value.js";

describe("symbolOf", () => {
  it("is singular for one, in French below two", () => {
    expect([1, 2, 0].map((value) => symbolOf("replicas", value, "en"))).toEqual([
      "replica",
      "replicas",
      "replicas",
    ]);
    expect([1, 1.5, 2, 0].map((value) => symbolOf("sequences", value, "fr"))).toEqual([
      "séquence",
      "séquence",
      "séquences",
      "séquence",
    ]);
  });

  it("leaves symbols alone", () => {
    expect(symbolOf("tokPerS", 1, "en")).toBe("tok/s");
  });
});

describe("formatResult", () => {
  it("writes a number with its unit, and other cells alone", () => {
    expect(formatResult(1, { kind: "number", unit: "tokens" }, "en")).toBe("1 token");
    expect(formatResult(23.928, { kind: "number", unit: "tokPerS" }, "fr")).toBe("23,93 tok/s");
    expect(formatResult(true, { kind: "boolean", unit: "none" }, "fr")).toBe("VRAI");
  });
});
