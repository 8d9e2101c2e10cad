import { describe, expect, it } from "vitest";
import { resolveHardware, resolveModel, resolveQuant } from "../../../core/catalogue/resolve.js";
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
});
