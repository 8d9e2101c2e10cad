import { describe, expect, it } from "vitest";
import type { Param } from "../../core/define.js";
import { paramSchema } from "../../core/schema.js";

// That schema and guard agree on every parameter of every function is held in contract.test.ts.

const label = { en: "x", fr: "x" };
const base = { name: "x", label, help: label };
const accepts = (param: object, raw: unknown) =>
  paramSchema({ ...base, ...param } as Param).safeParse(raw).success;

describe("paramSchema", () => {
  it("wants JSON numbers within the bounds, exclusive ones included", () => {
    const share = { kind: "number", unit: "fraction", above: 0, max: 1 };
    expect([1e-9, 1].every((raw) => accepts(share, raw))).toBe(true);
    expect([0, 1.01, "0.5", Number.NaN, null].some((raw) => accepts(share, raw))).toBe(false);
  });

  it("leaves out the end of a range that is open above", () => {
    const open = { kind: "number", unit: "fraction", min: 0, below: 1 };
    expect([accepts(open, 0), accepts(open, 0.999), accepts(open, 1)]).toEqual([true, true, false]);
  });

  it("lets null stand for an argument left out where there is a default", () => {
    const integer = { kind: "integer", unit: "gpus", min: 1, default: 1 };
    expect([null, undefined, 2].every((raw) => accepts(integer, raw))).toBe(true);
    expect([0, 1.5].some((raw) => accepts(integer, raw))).toBe(false);
  });

  it("reads a choice in any case", () => {
    const choice = { kind: "choice", values: ["FP16"] };
    expect(accepts(choice, " fp16 ")).toBe(true);
    expect(accepts(choice, "fp8")).toBe(false);
  });

  it("takes a list flat or as rows, never empty", () => {
    const list = { kind: "range", unit: "ms", min: 0 };
    expect(
      [
        [1, 2],
        [[1], [2]],
      ].every((raw) => accepts(list, raw)),
    ).toBe(true);
    expect([[], [[]], [1, -1], [[1], ["a"]], 1].some((raw) => accepts(list, raw))).toBe(false);
  });

  it("refuses text that holds nothing", () => {
    expect(accepts({ kind: "model" }, "  ")).toBe(false);
    expect(accepts({ kind: "names" }, ["H100", " "])).toBe(false);
    expect(accepts({ kind: "names" }, [["H100"], ["L4"]])).toBe(true);
  });
});
