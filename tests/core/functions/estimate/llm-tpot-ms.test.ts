import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

describe("LLM_TPOT_MS", () => {
  it("is the reciprocal of LLM_TPS", () => {
    const args = ["qwen3 30b a3b", "rtx 4090", "q4_k_m", 1, 4096];
    near(Number(value("LLM_TPOT_MS", ...args)) * Number(value("LLM_TPS", ...args)), 1000);
    expect(failure("LLM_TPOT_MS", "qwen3 30b a3b", "rtx 4090", "q4_k_m", 0)).toMatchObject({
      code: "domain",
      param: "gpus",
    });
  });
});
