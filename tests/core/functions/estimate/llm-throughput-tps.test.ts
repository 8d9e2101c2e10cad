import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_THROUGHPUT_TPS", () => {
  const total = (users: number) =>
    Number(value("LLM_THROUGHPUT_TPS", "llama 3.1 8b", "h100", users, 1000, 500, "fp8"));

  it("rises with users while the speed of each falls", () => {
    expect(total(64)).toBeGreaterThan(total(8));
    expect(total(64) / 64).toBeLessThan(total(8) / 8);
  });

  it("refuses no user at all", () => {
    expect(failure("LLM_THROUGHPUT_TPS", "llama 3.1 8b", "h100", 0, 1000, 500)).toMatchObject({
      code: "domain",
      param: "concurrency",
    });
  });
});
