import {
  ArrayValueObject,
  type BaseValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from "@univerjs/engine-formula";
import { describe, expect, it, vi } from "vitest";
import { createExecutor } from "../../../../addin/workbench/engine/executor.js";
import { defineFunction, type FunctionDefinition, findFunction } from "../../../../core/index.js";

const number = (value: number) => NumberValueObject.create(value);
const text = (value: string) => StringValueObject.create(value);
const blank = () => NullValueObject.create();
const error = () => ErrorValueObject.create(ErrorType.DIV_BY_ZERO);
const block = (rows: BaseValueObject[][]) =>
  ArrayValueObject.create({
    calculateValueList: rows,
    rowCount: rows.length,
    columnCount: rows[0]?.length ?? 0,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });

function call(name: string, args: BaseValueObject[], lang: "en" | "fr" = "en") {
  const definition = findFunction(name);
  if (!definition) throw new Error(`no function ${name}`);
  return read(createExecutor(definition, lang).calculate(...args) as BaseValueObject);
}

function read(result: BaseValueObject): unknown {
  return result.isArray() ? (result as ArrayValueObject).toValue() : result.getValue();
}

describe("createExecutor", () => {
  it("computes from numbers, single cells and numbers kept as text", () => {
    expect(call("TOKENS_PER_SEC", [number(70), number(2), number(3350)])).toBe(3350 / 140);
    expect(call("TOKENS_PER_SEC", [block([[number(70)]]), number(2), number(3350)])).toBe(3350 / 140);
    expect(call("TOKENS_PER_SEC", [number(70), text("0,5"), number(3350)], "fr")).toBe(3350 / 35);
  });

  it("takes a blank cell or an argument left out as missing and never as 0", () => {
    const definition = findFunction("TOKENS_PER_SEC") as FunctionDefinition;
    for (const missing of [blank(), block([[blank()]])]) {
      const result = createExecutor(definition, "en").calculate(
        number(70),
        missing,
        number(3350),
      ) as BaseValueObject;
      expect(result.getValue()).toBe("#VALUE!");
      expect(result.getCustomData()).toMatchObject({
        jeton: { name: "TOKENS_PER_SEC", failure: { code: "type", param: "bytes_per_param" } },
      });
    }
    expect(call("TPS_REALISTIC", [number(70), number(2), number(3350), blank(), number(0.9)])).toEqual([
      [(3350 / 140) * 0.5, (3350 / 140) * 0.9],
    ]);
  });

  it("hands an error argument on, also out of a block", () => {
    expect(call("TOKENS_PER_SEC", [error(), number(2), number(3350)])).toBe("#DIV/0!");
    expect(call("RESPONSE_CURVE", [number(200), number(20), block([[number(1), error()]])])).toBe("#DIV/0!");
  });

  it("spills a table", () => {
    expect(call("RESPONSE_CURVE", [number(200), number(20), block([[number(1)], [number(500)]])])).toEqual([
      [1, 0.2, 5],
      [500, 10.18, 500 / 10.18],
    ]);
  });

  it("computes cell by cell where a block stands for one value, as Excel does", () => {
    expect(call("TOKENS_PER_SEC", [block([[number(70)], [number(8)]]), number(2), number(3350)])).toEqual([
      [3350 / 140],
      [3350 / 16],
    ]);
    expect(
      call("TOKENS_PER_SEC", [
        block([[number(70)], [number(8)]]),
        block([[number(2), number(1), number(0)]]),
        number(3350),
      ]),
    ).toEqual([
      [3350 / 140, 3350 / 70, "#VALUE!"],
      [3350 / 16, 3350 / 8, "#VALUE!"],
    ]);
  });

  it("gives #N/A where two blocks do not reach", () => {
    const two = block([[number(70)], [number(8)]]);
    const three = block([[number(2)], [number(2)], [number(2)]]);
    expect(call("MODEL_SIZE_GB", [two, three])).toEqual([[140], [16], ["#N/A"]]);
  });

  it("never throws, because the engine would not finish a calculation again", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = defineFunction({
      ...(findFunction("MODEL_SIZE_GB") as FunctionDefinition),
      compute: () => {
        throw new TypeError("unexpected");
      },
    }) as FunctionDefinition;
    const result = createExecutor(broken, "en").calculate(number(1), number(1)) as BaseValueObject;
    expect(result.getValue()).toBe("#VALUE!");
    expect(result.getCustomData()).toMatchObject({
      jeton: { failure: { reason: { fr: /erreur interne/ } } },
    });
  });
});
