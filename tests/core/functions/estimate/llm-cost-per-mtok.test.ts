import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

describe("LLM_COST_PER_MTOK", () => {
  const args = ["llama 3.1 8b", "h100", 2.5, 64, 1000, 500, "fp8"] as const;

  it("is the rent over the tokens of an hour", () => {
    const tps = Number(value("LLM_THROUGHPUT_TPS", "llama 3.1 8b", "h100", 64, 1000, 500, "fp8"));
    near(value("LLM_COST_PER_MTOK", ...args), 2.5 / ((tps * 3600) / 1e6), 1e-9);
  });

  it("doubles at half the utilisation", () => {
    near(value("LLM_COST_PER_MTOK", ...args, 1, 0.5), 2 * Number(value("LLM_COST_PER_MTOK", ...args)), 1e-12);
  });

  it("refuses a utilisation of zero", () => {
    expect(failure("LLM_COST_PER_MTOK", ...args, 1, 0)).toMatchObject({
      code: "domain",
      param: "utilisation",
    });
  });
});
