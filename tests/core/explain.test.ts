import { describe, expect, it } from "vitest";
import { explain, workingOf } from "../../core/explain.js";
import { type FunctionDefinition, findFunction } from "../../core/index.js";

const definition = (name: string): FunctionDefinition => {
  const found = findFunction(name);
  return found ?? expect.fail(name);
};
const working = (name: string, args: readonly unknown[], lang: "en" | "fr") => {
  const explained = explain(definition(name), args, lang);
  return explained.ok ? explained.working : expect.fail(explained.failure.code);
};
const texts = (name: string, args: readonly unknown[], lang: "en" | "fr") => {
  const explained = explain(definition(name), args, lang);
  return explained.ok ? explained.inputs.map(({ text, given }) => [text, given]) : expect.fail("refused");
};

describe("explain", () => {
  it("puts the numbers into the formula, in the reader's style", () => {
    // 3350 / (70 x 0.5) = 95.714…
    expect(working("TOKENS_PER_SEC", [70, 0.5, 3350], "en")).toBe("3,350 × 1 / (70 × 0.5) = 95.71 tok/s");
    expect(working("TOKENS_PER_SEC", [70, 0.5, 3350], "fr")).toBe(
      "3\u202f350 × 1 / (70 × 0,5) = 95,71 tok/s",
    );
  });

  it("tells what was given from what is usual, with units", () => {
    expect(texts("TOKENS_PER_SEC", [70, 2, 3350], "fr")).toEqual([
      ["70 Md de paramètres", true],
      ["2 octets/paramètre", true],
      ["3\u202f350 Go/s", true],
      ["1", false],
    ]);
  });

  it("writes the unit of a single one in the singular", () => {
    expect(texts("RESPONSE_TIME_S", [200, 20, 1], "en").at(-1)).toEqual(["1 token", true]);
    expect(texts("RESPONSE_TIME_S", [200, 20, 2], "en").at(-1)).toEqual(["2 tokens", true]);
  });

  it("leaves out what was not given and has no default", () => {
    const optional = { ...definition("TOKENS_PER_SEC") };
    const [first, second, third] = optional.params;
    const params = [first, second, third, { ...optional.params[3], default: undefined, optional: true }];
    const explained = explain({ ...optional, params, compute: () => 1 } as never, [70, 2, 3350], "en");
    expect(explained.ok && explained.inputs.map(({ param }) => param)).toEqual([
      "params_b",
      "bytes_per_param",
      "bandwidth_gbs",
    ]);
    // Its name stays in the formula.
    expect(explained.ok && explained.working).toContain("3,350 × efficiency");
  });

  it("passes a refusal on", () => {
    expect(explain(definition("TOKENS_PER_SEC"), [70, 0, 3350], "en")).toMatchObject({
      ok: false,
      failure: { code: "domain", param: "bytes_per_param" },
    });
  });
});

describe("workingOf", () => {
  const summed = { ...definition("TOKENS_PER_SEC"), formula: "sum(params_b) / efficiency_share" };

  it("shows six cells of a list and no result that spills", () => {
    const named = { paramsB: [1, 2, 3, 4, 5, 6, 7] };
    expect(workingOf(summed, named, [[1]], "en")).toBe("sum({1, 2, 3, 4, 5, 6…}) / efficiency_share");
    expect(workingOf(summed, { paramsB: [1.5, 2] }, [[1]], "fr")).toBe("sum({1,5 ; 2}) / efficiency_share");
  });

  it("hides the noise of binary fractions", () => {
    expect(workingOf(summed, { paramsB: 0.1 + 0.2 }, [[1]], "en")).toBe("sum(0.3) / efficiency_share");
  });
});
