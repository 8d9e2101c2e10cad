import { describe, expect, it } from "vitest";
import { allowedBy, coerce, isBlank, isOptional, MAX_CELLS } from "../../core/coerce.js";
import type { Example, Param } from "../../core/define.js";
import type { Lang } from "../../core/text/lang.js";
import { tried } from "../helpers/tried.js";

const label = { en: "x", fr: "x" };
const base = { name: "x", label, help: label };
const number: Param = { ...base, kind: "number", unit: "ms" };
const list: Param = { ...base, kind: "range", unit: "ms" };
const choice: Param = { ...base, kind: "choice", values: ["FP16", "int8"] };

const around = (param: Param, ...examples: Example[]) => ({ params: [param], examples });
const read = (param: Param, raw: unknown, style: Lang = "en") => coerce(param, raw, style, around(param));
const refusal = (param: Param, raw: unknown, style: Lang = "en") => tried(() => read(param, raw, style));

describe("isBlank", () => {
  it("is what hosts send for an argument left out, and not zero, false or a space", () => {
    expect([null, undefined, ""].every(isBlank)).toBe(true);
    expect([0, false, " ", []].some(isBlank)).toBe(false);
  });
});

describe("isOptional", () => {
  it("follows the mark or a default, false and 0 included", () => {
    expect(isOptional(number)).toBe(false);
    expect(isOptional({ ...number, optional: true } as Param)).toBe(true);
    expect(isOptional({ ...number, default: 0 } as Param)).toBe(true);
    expect(isOptional({ ...base, kind: "boolean", default: false })).toBe(true);
  });
});

describe("coerce, numbers", () => {
  it("leaves a blank to the default where there may be one", () => {
    expect(read({ ...number, default: 3 } as Param, "")).toBeUndefined();
    expect(refusal(number, null)).toMatchObject({ code: "type", param: "x", given: null });
  });

  it.each([
    ["0,5", "fr", 0.5],
    ["0,5", "en", 0.5],
    ["60 %", "fr", 0.6],
    ["1 234,5", "fr", 1234.5],
    ["1e3", "en", 1000],
  ] as const)("reads %s in %s as %d", (text, style, expected) => {
    expect(read(number, text, style)).toBeCloseTo(expected, 12);
  });

  it("refuses a number that two languages read differently, with the reason", () => {
    expect(refusal(number, "3,350", "en").reason?.en).toMatch(/thousands/);
    expect(read(number, "3,350", "fr")).toBe(3.35);
  });

  it.each([
    [{ above: 0 }, 0, 1e-9],
    [{ min: 0 }, -1e-9, 0],
    [{ below: 1 }, 1, 0.999],
    [{ max: 1 }, 1.001, 1],
  ] as const)("holds the bound %o: %d is outside, %d inside", (bound, outside, inside) => {
    const param = { ...number, ...bound } as Param;
    expect(refusal(param, outside)).toMatchObject({ code: "domain", given: outside, allowed: bound });
    expect(read(param, inside)).toBe(inside);
  });

  it("wants an integer whole", () => {
    const param = { ...number, kind: "integer" } as Param;
    expect(read(param, "8")).toBe(8);
    expect(refusal(param, 2.5)).toMatchObject({ code: "domain", allowed: { kind: "integer" } });
  });

  it("unwraps one cell and refuses several", () => {
    expect(read(number, [[[7]]])).toBe(7);
    expect(refusal(number, [[1], [2]])).toMatchObject({ code: "type", given: "{…}" });
  });
});

describe("coerce, booleans", () => {
  const param: Param = { ...base, kind: "boolean" };

  it.each([[true], [1], ["TRUE"], ["vrai"], [" Oui "], ["yes"]])("reads %o as true", (raw) => {
    expect(read(param, raw)).toBe(true);
  });

  it.each([[false], [0], ["FAUX"], ["false"], ["non"], ["No"]])("reads %o as false", (raw) => {
    expect(read(param, raw)).toBe(false);
  });

  it.each([[2], ["1"], ["maybe"]])("refuses %o", (raw) => {
    expect(refusal(param, raw)).toMatchObject({ code: "type", given: raw, allowed: { kind: "boolean" } });
  });
});

describe("coerce, words", () => {
  it("returns a choice as it is listed, whatever its case", () => {
    expect(read(choice, " fp16")).toBe("FP16");
    expect(read(choice, "INT8")).toBe("int8");
    expect(refusal(choice, "fp8")).toMatchObject({
      code: "unknown",
      given: "fp8",
      allowed: { values: ["FP16", "int8"] },
    });
    expect(refusal(choice, 16).code).toBe("type");
  });

  it("takes a number for a name of hardware or model, and for nothing else", () => {
    expect(read({ ...base, kind: "hardware" }, 4090)).toBe("4090");
    expect(read({ ...base, kind: "model" }, 4090)).toBe("4090");
    expect(refusal({ ...base, kind: "quant" }, 4).code).toBe("type");
    expect(refusal({ ...base, kind: "text" }, 4).code).toBe("type");
  });

  it("trims a text and refuses one that is only spaces or longer than a thousand characters", () => {
    const text: Param = { ...base, kind: "text" };
    expect(read(text, " H100 ")).toBe("H100");
    expect(refusal(text, "   ").code).toBe("type");
    expect(read(text, "x".repeat(1000))).toHaveLength(1000);
    expect(refusal(text, "x".repeat(1001))).toMatchObject({
      code: "domain",
      reason: { values: { count: 1001 } },
    });
  });
});

describe("coerce, lists", () => {
  it("reads row by row, leaves blanks out and takes a single value", () => {
    const block = [
      [1, "", "2,5"],
      [null, 3, 4],
    ];
    expect(read(list, block, "fr")).toEqual([1, 2.5, 3, 4]);
    expect(read(list, 5)).toEqual([5]);
  });

  it("refuses a blank in a list that stands beside another one", () => {
    expect(refusal({ ...list, paired: true } as Param, [[1, null]])).toMatchObject({
      code: "type",
      given: null,
    });
  });

  it("holds every cell to the bounds and names the one that is outside", () => {
    const param = { ...list, integer: true, min: 1 } as Param;
    expect(refusal(param, [[3, 0]])).toMatchObject({ code: "domain", given: 0, allowed: { min: 1 } });
    expect(refusal(param, [[3, 1.5]])).toMatchObject({ code: "domain", given: 1.5 });
    expect(refusal(param, [[3, "a"]])).toMatchObject({ code: "type", given: "a" });
  });

  it("says that a list is empty or too long", () => {
    expect(refusal(list, [["", null]]).reason?.fr).toBe("la liste est vide");
    expect(refusal(list, Array(MAX_CELLS + 1).fill(1)).reason?.values).toEqual({
      count: MAX_CELLS + 1,
      max: MAX_CELLS,
    });
  });

  it("reads names, also those that are numbers, and no cell that holds only spaces", () => {
    const names: Param = { ...base, kind: "names" };
    expect(read(names, [["H100", " ", 4090, null, " L4 "]])).toEqual(["H100", "4090", "L4"]);
    expect(refusal(names, [[" ", ""]])).toMatchObject({ code: "type", given: null });
    expect(refusal(names, [["H100", true]])).toMatchObject({ code: "type", given: true });
  });
});

describe("allowedBy", () => {
  it("shows bounds, unit and the first example that has the argument", () => {
    const param = { ...number, above: 0, max: 9, default: 1 } as Param;
    expect(allowedBy(param, around(param, { args: [null] }, { args: [4] }))).toEqual({
      kind: "number",
      above: 0,
      max: 9,
      unit: "ms",
      example: 4,
    });
  });

  it("shows no list as an example", () => {
    expect(allowedBy(list, around(list, { args: [[[1, 2]]] }))).toEqual({ kind: "range", unit: "ms" });
  });
});
