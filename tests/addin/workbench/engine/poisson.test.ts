import {
  type BaseValueObject,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from "@univerjs/engine-formula";
import { describe, expect, it } from "vitest";
import { createPoisson } from "../../../../addin/workbench/engine/poisson.js";

const number = (value: number) => NumberValueObject.create(value);
const yes = BooleanValueObject.create(true);
const no = BooleanValueObject.create(false);
const poisson = (...args: BaseValueObject[]) =>
  (createPoisson("POISSON.DIST").calculate(...args) as BaseValueObject).getValue();

describe("createPoisson", () => {
  it("counts hundreds of events, where the grid's own fails", () => {
    expect(poisson(number(512), number(500), yes)).toBeCloseTo(0.713669, 6);
    expect(poisson(number(512), number(500), no)).toBeCloseTo(0.0152813, 7);
  });

  it("takes whole events, numbers as text and blank cells as Excel does", () => {
    expect(poisson(number(2.9), number(4), yes)).toBeCloseTo(0.238103, 6);
    expect(poisson(StringValueObject.create("2"), number(4), number(1))).toBeCloseTo(0.238103, 6);
    expect(poisson(NullValueObject.create(), number(3), no)).toBeCloseTo(Math.exp(-3), 12);
  });

  it("refuses negative values and texts, and hands errors on", () => {
    expect(poisson(number(-1), number(4), yes)).toBe(ErrorType.NUM);
    expect(poisson(number(1), number(-4), yes)).toBe(ErrorType.NUM);
    expect(poisson(number(1), StringValueObject.create("many"), yes)).toBe(ErrorType.VALUE);
    expect(poisson(ErrorValueObject.create(ErrorType.NA), number(4), yes)).toBe(ErrorType.NA);
  });
});
