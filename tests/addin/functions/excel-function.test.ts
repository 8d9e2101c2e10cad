import { beforeAll, describe, expect, it, vi } from "vitest";
import { excelFunction } from "../../../addin/functions/excel-function.js";
import { setLanguage } from "../../../addin/functions/speech.js";
import { definitions, type FunctionDefinition, findFunction } from "../../../core/index.js";
import { badInputs } from "../../helpers/bad-inputs.js";

class FakeError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

beforeAll(() => {
  vi.stubGlobal("CustomFunctions", {
    Error: FakeError,
    ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A", invalidNumber: "#NUM!" },
  });
});

function excel(name: string): (...args: readonly unknown[]) => unknown {
  const definition = findFunction(name);
  return definition ? excelFunction(definition) : expect.fail(`${name} does not exist`);
}

function errorOf(call: () => unknown): FakeError {
  try {
    return expect.fail(`no error but ${String(call())}`);
  } catch (error) {
    return error instanceof FakeError ? error : expect.fail(String(error));
  }
}

const invocation = { address: "Sheet1!A1", functionName: "F", setResult: () => undefined };

describe("excelFunction", () => {
  it("takes null, undefined and empty text for an argument left out", () => {
    const call = excel("TOKENS_PER_SEC");
    const whole = call(70, 2, 3350);
    for (const nothing of [null, undefined, ""]) expect(call(70, 2, 3350, nothing, invocation)).toBe(whole);
  });

  it("never takes the invocation object for an argument", () => {
    expect(excel("TOKENS_PER_SEC")(70, 2, 3350, 0.5, invocation)).toBeCloseTo(11.964285714285714, 12);
    expect(excel("MODEL_SIZE_GB")(70, 2, invocation)).toBe(140);
  });

  it("says the same of an empty cell, whether it arrives as null, 0 or empty text", () => {
    const call = excel("TOKENS_PER_SEC");
    for (const empty of [null, 0, ""]) {
      const error = errorOf(() => call(empty, 2, 3350, null, invocation));
      expect(error.code).toBe("#VALUE!");
      expect(error.message).toMatch(/^params_b: .*empty.*above 0 \(B params\), for example 70\.$/);
    }
  });

  it("leaves blanks out of a list and refuses text in it", () => {
    const call = excel("RESPONSE_CURVE");
    expect(call(200, 20, [[1], [null], [""], [500]], invocation)).toHaveLength(2);
    expect(errorOf(() => call(200, 20, [[1], [0]], invocation)).message).toMatch(/^token_counts: /);
    expect(errorOf(() => call(200, 20, [["x"]], invocation)).code).toBe("#VALUE!");
  });

  it("caps the length of a list with a sentence", () => {
    const long = Array.from({ length: 100_001 }, (_, i) => [i + 1]);
    expect(errorOf(() => excel("RESPONSE_CURVE")(200, 20, long, invocation)).message).toContain("100,001");
  });

  it("accepts numbers kept as text in the decimal style and refuses ambiguous ones", () => {
    const call = excel("TOKENS_PER_SEC");
    setLanguage("fr");
    expect(call("70", "2,0", "3\u202f350", null, invocation)).toBeCloseTo(23.928571428571427, 12);
    expect(errorOf(() => call(70, 2, "3.350", null, invocation)).message).toMatch(/^bandwidth_gbs\u00a0: /);
    setLanguage("en");
    expect(errorOf(() => call(70, 2, "3,350", null, invocation)).message).toContain("thousands");
  });

  it("refuses more arguments by ignoring what Excel adds, not what the user gave", () => {
    expect(errorOf(() => excel("TOKENS_PER_SEC")(70, null, 3350, null, invocation)).message).toMatch(
      /^bytes_per_param: missing/,
    );
  });

  it("keeps the arguments of a repeating parameter apart, each one a matrix", () => {
    const repeating: FunctionDefinition = {
      name: "ECHO_COUNT",
      family: "help",
      title: { en: "t", fr: "t" },
      summary: { en: "s", fr: "s" },
      params: [
        { name: "first", kind: "text", label: { en: "l", fr: "l" }, help: { en: "h", fr: "h" } },
        { name: "rest", kind: "any", repeats: true, label: { en: "l", fr: "l" }, help: { en: "h", fr: "h" } },
      ],
      returns: { kind: "text", unit: "none" },
      formula: "first",
      compute: ({ rest }: { readonly rest: readonly unknown[] }) => JSON.stringify(rest),
      examples: [],
      assumptions: [],
      sources: [],
      seeAlso: [],
    };
    const call = excelFunction(repeating);
    expect(call("A", [[[70]], [[2]], [[1, 2]]], invocation)).toBe("[[[70]],[[2]],[[1,2]]]");
    expect(call("A", null, invocation)).toBe("[null]");
  });
});

describe("every function in a cell", () => {
  it.each(definitions.map((definition) => [definition.name, definition] as const))(
    "%s answers bad input with a cell error that has a sentence, or with a finite value",
    (_name, definition) => {
      const call = excelFunction(definition);
      const good = definition.examples[0]?.args ?? [];
      for (const [position] of definition.params.entries())
        for (const bad of badInputs) {
          const args = definition.params.map((_, i) => (i === position ? bad : (good[i] ?? null)));
          try {
            expectCell(call(...args, invocation));
          } catch (error) {
            if (!(error instanceof FakeError)) throw error;
            expect(["#VALUE!", "#N/A", "#NUM!"]).toContain(error.code);
            expect(error.message.length).toBeGreaterThan(5);
            expect(error.message.length).toBeLessThan(400);
          }
        }
    },
  );
});

/** A value that Excel can show: no NaN, no null, no text that looks like an error, rows of one length. */
function expectCell(value: unknown): void {
  if (Array.isArray(value)) {
    expect(new Set(value.map((row) => row.length)).size).toBe(1);
    for (const row of value) for (const cell of row) expectCell(cell);
    return;
  }
  if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  else expect(["string", "boolean"]).toContain(typeof value);
  expect(String(value)).not.toMatch(/^#/);
}
