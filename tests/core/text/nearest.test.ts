import { describe, expect, it } from "vitest";
import { nearest } from "../../../core/text/nearest.js";

const names = ["TOKENS_PER_SEC", "TPS_FROM_TPOT", "TPOT_FROM_TPS", "MODEL_SIZE_GB"];

describe("nearest", () => {
  it("finds a slip of the keyboard", () => {
    expect(nearest("TOKEN_PER_SEC", names)[0]).toBe("TOKENS_PER_SEC");
    expect(nearest("MODELSIZEGB", names)[0]).toBe("MODEL_SIZE_GB");
  });

  it("finds a beginning and a part", () => {
    expect(nearest("TPOT", names)[0]).toBe("TPOT_FROM_TPS");
    expect(nearest("SIZE", names)).toEqual(["MODEL_SIZE_GB"]);
  });

  it("suggests nothing for what is like nothing", () => {
    expect(nearest("ZZZZZZ", names)).toEqual([]);
    expect(nearest("", names)).toEqual([]);
  });
});
