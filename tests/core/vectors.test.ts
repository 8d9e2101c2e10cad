import { describe, expect, it } from "vitest";
import { evaluate, findFunction } from "../../core/index.js";
import { matches, signatures, vectors } from "../helpers/vectors.js";

describe("signatures", () => {
  it.each(signatures)("$name keeps its arguments, their order and their defaults", ({ name, params }) => {
    const definition = findFunction(name);
    expect(definition?.params.map((param) => param.name)).toEqual(params.map((param) => param.name));
    for (const [i, expected] of params.entries()) {
      const param = definition?.params[i];
      const actual = param && "default" in param ? param.default : undefined;
      if (typeof expected.default === "number") expect(actual).toBeCloseTo(expected.default, 12);
      else expect(actual).toEqual(expected.default);
    }
  });
});

describe("vectors", () => {
  it.each(vectors)("$id $function", (vector) => {
    const definition = findFunction(vector.function);
    if (!definition) return expect.fail(`${vector.function} does not exist`);
    const outcome = evaluate(
      definition,
      definition.params.map(({ name }) => vector.args[name]),
    );
    expect(matches(outcome.ok ? outcome.value : { error: outcome.failure.code }, vector)).toBe(true);
  });
});
