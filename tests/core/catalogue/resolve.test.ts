import { describe, expect, it } from "vitest";
import {
  resolveApiPrice,
  resolveHardware,
  resolveKvQuant,
  resolveModel,
  resolveQuant,
} from "../../../core/catalogue/resolve.js";
import { CalcError } from "../../../core/failure.js";
import { formatFailure } from "../../../core/text/failure.js";

function failureOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof CalcError) return error.failure;
  }
  throw new Error("did not fail");
}

describe("resolveModel", () => {
  it("gives the row", () => {
    expect(resolveModel("llama 3.1 8b", "model").row.id).toBe("llama-3.1-8b");
  });

  it("fails with the parameter, the name and the nearest names", () => {
    const failure = failureOf(() => resolveModel("lama 3 8b", "model"));
    expect(failure).toMatchObject({ code: "unknown", param: "model", given: "lama 3 8b" });
    expect(failure.suggestion).toContain("Llama 3 8B");
  });

  it("explains why a closed model has no figures", () => {
    const failure = failureOf(() => resolveModel("Claude Sonnet 5", "model"));
    expect(formatFailure(failure, "fr")).toContain("poids ne sont pas publics");
  });
});

describe("names like nothing in the catalogue", () => {
  it.each([
    ["hardware", () => resolveHardware("qqqqqqqqqqqq", "hardware")],
    ["model", () => resolveModel("qqqqqqqqqqqq", "model")],
    ["quant", () => resolveQuant("qqqqqqqqqqqq", "quant")],
    ["kv_quant", () => resolveKvQuant("qqqqqqqqqqqq", "kv_quant")],
    ["api_model", () => resolveApiPrice("qqqqqqqqqqqq", "api_model")],
  ])("shows what a %s looks like", (_param, run) => {
    expect(formatFailure(failureOf(run), "en")).toMatch(/Expected: a name, for example “/);
  });

  it("costs no more when the name is a megabyte long", () => {
    const start = performance.now();
    failureOf(() => resolveModel("y z ".repeat(250_000), "model"));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("resolveHardware", () => {
  it("says which capacities exist", () => {
    const failure = failureOf(() => resolveHardware("4090 48GB", "hardware"));
    expect(formatFailure(failure, "en")).toContain("GeForce RTX 4090 comes with 24 GB, not 48 GB");
  });
});

describe("resolveQuant", () => {
  it("fails on a format that does not exist", () => {
    expect(failureOf(() => resolveQuant("q7", "quant")).code).toBe("unknown");
  });

  it("suggests formats by the names that people type", () => {
    const { suggestion = [] } = failureOf(() => resolveQuant("int4 group 6", "quant"));
    for (const name of suggestion) expect(name, name).not.toMatch(/[(,]/);
  });
});
