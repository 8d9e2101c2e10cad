import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coerce } from "../../core/coerce.js";
import type { Param } from "../../core/define.js";
import {
  definitions,
  evaluate,
  type FunctionDefinition,
  findFunction,
  formatFailure,
  units,
} from "../../core/index.js";
import { paramSchema } from "../../core/schema.js";
import { badInputs } from "../helpers/bad-inputs.js";
import { isExcelName, RESERVED_NAMES } from "../helpers/excel-names.js";

const kebab = (name: string) => name.toLowerCase().replaceAll("_", "-");

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  "%s",
  (name, definition) => {
    it("has a name that Excel accepts and does not use itself", () => {
      expect(name).toMatch(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/);
      expect(name.length).toBeGreaterThanOrEqual(3);
      expect(name.length).toBeLessThanOrEqual(64);
      expect(isExcelName(name)).toBe(true);
      expect(RESERVED_NAMES.has(name)).toBe(false);
    });

    it("has one file and one test", () => {
      expect(existsSync(`core/functions/${definition.family}/${kebab(name)}.ts`)).toBe(true);
      expect(existsSync(`tests/core/functions/${definition.family}/${kebab(name)}.test.ts`)).toBe(true);
    });

    it("has texts in both languages within their lengths", () => {
      const texts: [{ en: string; fr: string }, number][] = [
        [definition.title, 60],
        [definition.summary, 80],
        ...definition.params.flatMap((param) => [[param.label, 32] as const, [param.help, 80] as const]),
        ...definition.assumptions.map((text) => [text, 250] as const),
      ].map(([text, most]) => [text, most] as [{ en: string; fr: string }, number]);
      for (const [text, most] of texts)
        for (const lang of ["en", "fr"] as const) {
          expect(text[lang].trim(), JSON.stringify(text)).not.toBe("");
          expect([...text[lang]].length, text[lang]).toBeLessThanOrEqual(most);
        }
      expect(definition.summary.en).not.toBe(definition.summary.fr);
    });

    it("writes French with its own apostrophe and spaces", () => {
      const french = [
        definition.title,
        definition.summary,
        ...definition.assumptions,
        ...definition.params.map((p) => p.help),
      ];
      for (const { fr } of french) {
        expect(fr).not.toMatch(/\w'\w/);
        expect(fr).not.toMatch(/[^\s\u00a0\u202f:/][;:!?](?:\s|$)/);
      }
    });

    it("asks for what is required first", () => {
      const optional = definition.params.map(isOptional);
      expect(optional).toEqual([...optional].sort((a, b) => Number(a) - Number(b)));
    });

    it("names each parameter once, in snake case, with the ending of its unit", () => {
      const names = definition.params.map((param) => param.name);
      expect(new Set(names).size).toBe(names.length);
      for (const param of definition.params) {
        expect(param.name).toMatch(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/);
        if (!("unit" in param)) continue;
        const { suffixes } = units[param.unit] as { suffixes?: readonly string[] };
        if (suffixes)
          expect(
            suffixes.some((suffix) => param.name.endsWith(suffix)),
            param.name,
          ).toBe(true);
      }
    });

    it("has defaults that its own guard accepts", () => {
      for (const param of definition.params) {
        if (!("default" in param) || param.default === undefined) continue;
        if (definition.params.some((other) => other.name === param.default)) continue;
        expect(coerce(param, param.default, "en", definition)).toEqual(param.default);
      }
    });

    it("shows an example of every parameter, for messages and forms", () => {
      for (const [i, param] of definition.params.entries()) {
        const shown = definition.examples.some(({ args }) => args[i] !== null && args[i] !== undefined);
        expect(shown || isOptional(param), param.name).toBe(true);
      }
    });

    it("has examples that reproduce", () => {
      expect(definition.examples.length).toBeGreaterThan(0);
      for (const { args, result } of definition.examples) {
        const outcome = evaluate(definition, args);
        expect(outcome, JSON.stringify(args)).toMatchObject({ ok: true });
        if (outcome.ok && result !== undefined) expectSame(outcome.value, result);
        // Only figures that follow the calibration or a price of the day may be left out.
        if (result === undefined) expect(["estimate", "catalogue"]).toContain(definition.family);
      }
    });

    it("mentions in its formula only what can be filled in, and no function that does not exist", () => {
      for (const word of definition.formula.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [])
        expect(findFunction(word), word).toBeDefined();
    });

    it("points to functions that exist", () => {
      for (const other of definition.seeAlso) {
        expect(findFunction(other), other).toBeDefined();
        expect(other).not.toBe(name);
      }
    });

    it("answers every bad input with a sentence in both languages or a finite number", () => {
      const good = definition.examples[0]?.args ?? [];
      for (const position of definition.params.keys())
        for (const bad of badInputs) {
          const args = [...good];
          while (args.length < position) args.push(null);
          args[position] = bad as never;
          expectSound(definition, args);
        }
      expectSound(
        definition,
        Array.from({ length: 40 }, () => 1),
      );
      expectSound(definition, []);
    });

    it("never leaks NaN on a grid of bounds", () => {
      const numeric = definition.params.map((param) => pick(param));
      for (const position of definition.params.keys())
        for (const edge of [0, 1e-300, 1e-9, 0.5, 1, 2, 1e9, 1e150, 1e308, -1]) {
          const args = [...numeric];
          args[position] = edge;
          expectSound(definition, args);
        }
    });

    it("gets the same verdict from the guard and from the schema", () => {
      for (const param of definition.params) {
        if (param.kind === "any") continue;
        const values = [
          ...badInputs,
          ...[0, 0.5, 1, 2, 2.5, 1e9, -1],
          ...definition.examples.flatMap(({ args }) => args),
        ];
        for (const raw of values) {
          // Text that holds a number, and blank cells, are read by the guard on purpose; JSON hosts send numbers.
          if (
            typeof raw === "string" ||
            (Array.isArray(raw) && raw.flat().some((cell) => typeof cell !== "number"))
          )
            continue;
          if (typeof raw === "boolean" && param.kind === "boolean") continue;
          if (param.kind === "boolean" && (raw === 0 || raw === 1)) continue;
          if (
            (param.kind === "model" || param.kind === "hardware" || param.kind === "names") &&
            typeof raw === "number"
          )
            continue;
          if (param.kind === "range" && typeof raw === "number") continue;
          if (Array.isArray(raw) && param.kind !== "range") continue;
          expect(paramSchema(param).safeParse(raw).success, `${param.name} ${JSON.stringify(raw)}`).toBe(
            accepts(param, raw, definition),
          );
        }
      }
    });
  },
);

function isOptional(param: Param): boolean {
  return (
    param.kind === "any" ||
    ("optional" in param && param.optional === true) ||
    ("default" in param && param.default !== undefined)
  );
}

function accepts(param: Param, raw: unknown, definition: FunctionDefinition): boolean {
  try {
    coerce(param, raw, "en", definition);
    return true;
  } catch {
    return false;
  }
}

function expectSound(definition: FunctionDefinition, args: readonly unknown[]): void {
  const outcome = evaluate(definition, args);
  if (outcome.ok) {
    for (const cell of Array.isArray(outcome.value) ? outcome.value.flat() : [outcome.value]) {
      if (typeof cell === "number")
        expect(Number.isFinite(cell), `${definition.name}(${JSON.stringify(args)})`).toBe(true);
      if (typeof cell === "string") expect(withoutQuotes(cell)).not.toMatch(/^#|NaN|undefined|Infinity/);
    }
    if (Array.isArray(outcome.value)) {
      const widths = new Set(outcome.value.map((row) => row.length));
      expect(widths.size).toBeLessThanOrEqual(1);
    }
    return;
  }
  for (const lang of ["en", "fr"] as const) {
    const sentence = formatFailure(outcome.failure, lang);
    expect(sentence.length).toBeGreaterThan(10);
    expect(sentence.length).toBeLessThan(700);
    expect(withoutQuotes(sentence)).not.toMatch(/NaN|undefined|\[object|Infinity|\{\w+\}/);
  }
}

/** A sentence without what the user typed, which stands in quotation marks, whatever it says. */
function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”|«[^»]*»/g, "");
}

/** A good value of the parameter, for the grid. */
function pick(param: Param): unknown {
  if (param.kind === "number" || param.kind === "integer") {
    if (param.max !== undefined && param.max <= 1) return 0.5;
    return Math.max(2, param.min ?? 0);
  }
  if (param.kind === "range") return [[0.5, 0.5]];
  return undefined;
}

function expectSame(actual: unknown, expected: unknown): void {
  if (Array.isArray(expected)) {
    expect((actual as unknown[]).length).toBe(expected.length);
    for (const [i, cell] of expected.entries()) expectSame((actual as unknown[])[i], cell);
  } else if (typeof expected === "number")
    expect(Math.abs((actual as number) - expected)).toBeLessThanOrEqual(
      1e-9 * Math.max(1, Math.abs(expected)),
    );
  else expect(actual).toBe(expected);
}
