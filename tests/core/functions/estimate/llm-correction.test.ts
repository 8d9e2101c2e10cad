import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

describe("LLM_CORRECTION", () => {
  it("is 1 for a measurement that equals the expectation and 1.2 for one 20 % faster", () => {
    const expected = Number(value("LLM_TPS", "llama 3.1 8b", "rtx 4090"));
    near(value("LLM_CORRECTION", expected, "llama 3.1 8b", "rtx 4090"), 1);
    near(value("LLM_CORRECTION", 1.2 * expected, "llama 3.1 8b", "rtx 4090"), 1.2);
  });

  it("refuses a measurement of zero", () => {
    expect(failure("LLM_CORRECTION", 0, "llama 3.1 8b", "rtx 4090")).toMatchObject({
      code: "domain",
      param: "measured_tps",
    });
  });
});
