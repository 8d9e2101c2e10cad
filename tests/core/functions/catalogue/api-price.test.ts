import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("API_PRICE", () => {
  it("prices output above input, and dates the price", () => {
    for (const name of ["gpt-4o-mini", "claude haiku 4.5"]) {
      expect(Number(value("API_PRICE", name, "output"))).toBeGreaterThan(
        Number(value("API_PRICE", name, "input")),
      );
      expect(value("API_PRICE", name, "as_of")).toMatch(/^20\d\d(-\d\d){0,2}$/);
    }
  });

  it("gives the output price unless another is asked for", () => {
    expect(value("API_PRICE", "gpt-4o-mini")).toBe(value("API_PRICE", "gpt-4o-mini", "output"));
  });

  it("suggests names it knows", () => {
    expect(failure("API_PRICE", "gtp-4o-mimi")).toMatchObject({ code: "unknown", param: "provider_model" });
  });
});
