import { describe, expect, it } from "vitest";
import { defineFunction } from "../../../core/define.js";
import { fail } from "../../../core/failure.js";
import type { Node } from "../../../core/formula/ast.js";
import { callOurs, evaluateNode, firstError } from "../../../core/formula/evaluate-node.js";
import { divisionByZero, notANumber } from "../../../core/formula/values.js";
import type { FunctionDefinition } from "../../../core/index.js";

const context = () => ({ style: "en" as const, work: 1_000_000 });
const literal = (value: number | string | boolean): Node => ({ kind: "literal", value });
const worth = (node: Node) => evaluateNode(node, context());
const minus = (left: Node, right: Node): Node => ({ kind: "binary", operator: "-", left, right });

describe("evaluateNode", () => {
  it("groups a chain from the left: 10 - 3 - 2 is 5", () => {
    expect(worth(minus(minus(literal(10), literal(3)), literal(2)))).toBe(5);
    expect(worth(minus(literal(10), minus(literal(3), literal(2))))).toBe(9);
  });

  it("walks a chain of fifty thousand terms without a deep stack", () => {
    let sum = literal(50_000);
    for (let i = 0; i < 50_000; i++) sum = minus(sum, literal(1));
    expect(worth(sum)).toBe(0);
  });

  it("applies signs and percents to every cell of an array", () => {
    const array: Node = {
      kind: "array",
      rows: [[{ kind: "literal", value: 50 } as never, { kind: "error", error: "#N/A" } as never]],
    };
    expect(worth({ kind: "percent", operand: array })).toEqual([
      [0.5, expect.objectContaining({ error: "#N/A" })],
    ]);
    expect(worth({ kind: "unary", operator: "-", operand: array })).toMatchObject([[-50, { error: "#N/A" }]]);
  });

  it.each([
    ["#N/A", "unknown"],
    ["#NAME?", "unknown"],
    ["#VALUE!", "type"],
    ["#NUM!", "domain"],
    ["#DIV/0!", "domain"],
  ] as const)("keeps a literal %s as an error of the code %s", (error, code) => {
    expect(worth({ kind: "error", error })).toMatchObject({ error, failure: { code } });
  });

  it("names the error in the reader's language", () => {
    expect(worth({ kind: "error", error: "#NUM!" })).toMatchObject({
      failure: { reason: { fr: "la formule contient la valeur d’erreur #NOMBRE!" } },
    });
  });

  it("does not compute the branch that IF leaves", () => {
    const broken = minus(literal("x"), literal(1));
    const call: Node = { kind: "call", name: "IF", args: [literal(true), literal(1), broken] };
    expect(worth(call)).toBe(1);
  });

  it("answers #NAME? to a function that does not exist", () => {
    expect(worth({ kind: "call", name: "NOBODY", args: [] })).toMatchObject({ error: "#NAME?" });
  });
});

const label = { en: "x", fr: "x" };
const refusing = (code: "type" | "domain" | "unknown" | "infeasible") =>
  defineFunction({
    name: "TRY",
    family: "help",
    title: label,
    summary: label,
    params: [{ name: "x", kind: "number", unit: "none", label, help: label, default: 0 }],
    returns: { kind: "number", unit: "none" },
    formula: "",
    compute: () => fail(code),
    examples: [],
    assumptions: [],
    sources: [],
    seeAlso: [],
  }) as FunctionDefinition;

describe("callOurs", () => {
  it.each([
    ["type", "#VALUE!"],
    ["domain", "#VALUE!"],
    ["unknown", "#N/A"],
    ["infeasible", "#N/A"],
  ] as const)("shows a failure of the code %s as %s, and whose it is", (code, error) => {
    const definition = refusing(code);
    expect(callOurs(definition, [1], context())).toMatchObject({ error, failure: { code }, definition });
  });

  it("is the first error among the arguments, whatever the function would say", () => {
    expect(callOurs(refusing("domain"), [[[1, notANumber]], divisionByZero], context())).toBe(notANumber);
  });
});

describe("firstError", () => {
  it("reads row by row", () => {
    expect(
      firstError([
        [1, 2],
        [divisionByZero, notANumber],
      ]),
    ).toBe(divisionByZero);
    expect(firstError(notANumber)).toBe(notANumber);
    expect([firstError([[1, "#N/A"]]), firstError(null)]).toEqual([undefined, undefined]);
  });
});
