import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("MODEL_SPEC", () => {
  it.each([
    ["llama 3.1 70b", "layers", 80],
    ["llama 3.1 70b", "kv_heads", 8],
    ["llama 3.1 8b", "params_b", 8.03],
    ["deepseek v3", "experts", 256],
    ["deepseek v3", "active_experts", 8],
    ["gpt-oss-20b", "max_context", 131_072],
    ["mixtral 8x7b", "architecture", "moe"],
  ])("knows %s %s (the makers' configurations)", (model, field, expected) => {
    const actual = value("MODEL_SPEC", model, field);
    if (typeof expected === "number") expect(Number(actual)).toBeCloseTo(expected, 2);
    else expect(actual).toBe(expected);
  });

  it("says when a fact does not exist for the model", () => {
    expect(failure("MODEL_SPEC", "llama 3.1 8b", "experts")).toMatchObject({
      code: "unknown",
      param: "field",
    });
  });
});
