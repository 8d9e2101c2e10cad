import { describe, expect, it } from "vitest";
import { defineFunction } from "../../core/define.js";
import { evaluate } from "../../core/evaluate.js";
import { fail } from "../../core/failure.js";
import type { FunctionDefinition } from "../../core/index.js";

const label = { en: "x", fr: "x" };
const number = { kind: "number", unit: "ms", label, help: label } as const;
const rest = {
  family: "help",
  title: label,
  summary: label,
  returns: { kind: "number", unit: "ms" },
  formula: "",
  examples: [{ args: [7], result: 7 }],
  assumptions: [],
  sources: [],
  seeAlso: [],
} as const;

const ADD = defineFunction({
  ...rest,
  name: "ADD",
  params: [
    { ...number, name: "first_ms", above: 0 },
    { ...number, name: "second_ms", default: 5 },
    { ...number, name: "third_ms", default: "first_ms" },
  ],
  compute: ({ firstMs, secondMs, thirdMs }) => firstMs + 10 * secondMs + 100 * thirdMs,
}) as FunctionDefinition;

const value = (...args: unknown[]) => {
  const outcome = evaluate(ADD, args);
  return outcome.ok ? outcome.value : outcome.failure;
};

describe("evaluate", () => {
  it("passes arguments by position", () => {
    expect(value(1, 2, 3)).toBe(321);
  });

  it.each([[null], [undefined], [""]])("takes the default for %o", (blank) => {
    expect(value(1, blank, 3)).toBe(351);
  });

  it("takes another parameter's value where the default names it", () => {
    expect(value(2, 0)).toBe(202);
  });

  it("reads a cell that arrives as a 1 x 1 matrix", () => {
    expect(value([[1]], [[2]], [[3]])).toBe(321);
  });

  it("reads numbers stored as text in the style asked for", () => {
    expect(evaluate(ADD, ["1,5", 0, 0], "fr")).toEqual({ ok: true, value: 1.5 });
    expect(evaluate(ADD, ["1.5", 0, 0], "en")).toEqual({ ok: true, value: 1.5 });
  });

  it("refuses text that two languages read differently", () => {
    expect(value("3,350")).toMatchObject({ code: "type", param: "first_ms", given: "3,350" });
  });

  it.each([["abc"], [true], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], [[[1, 2]]]])(
    "refuses %o where a number is wanted",
    (raw) => {
      expect(value(raw)).toMatchObject({ code: "type", param: "first_ms" });
    },
  );

  it("says the range, the unit and an example of a value out of range", () => {
    expect(value(0)).toEqual({
      code: "domain",
      param: "first_ms",
      given: 0,
      allowed: { kind: "number", above: 0, unit: "ms", example: 7 },
    });
  });

  it("names the parameter that is missing", () => {
    expect(value()).toMatchObject({ code: "type", param: "first_ms", given: null });
  });

  it("refuses more arguments than there are parameters, unless they are blank", () => {
    expect(value(1, 2, 3, 4)).toMatchObject({ code: "type", reason: { values: { given: 4, most: 3 } } });
    expect(value(1, 2, 3, null)).toBe(321);
  });

  it("refuses a result that overflows", () => {
    expect(value(1e308, 1e308, 1e308)).toMatchObject({ code: "domain" });
  });

  it("returns 0 rather than -0", () => {
    const negate = { ...ADD, compute: () => -0 } as unknown as FunctionDefinition;
    expect(Object.is((evaluate(negate, [1]) as { value: number }).value, 0)).toBe(true);
  });

  it("completes a failure raised inside the formula with the value given", () => {
    const refuse = {
      ...ADD,
      compute: () => fail("infeasible", { param: "second_ms" }),
    } as unknown as FunctionDefinition;
    expect(evaluate(refuse, [1, 9])).toMatchObject({
      failure: { code: "infeasible", param: "second_ms", given: 9 },
    });
  });

  it("lets a programming error through, because it is none of the user's", () => {
    const broken = {
      ...ADD,
      compute: () => {
        throw new TypeError("bug");
      },
    } as unknown as FunctionDefinition;
    expect(() => evaluate(broken, [1])).toThrow(TypeError);
  });
});
