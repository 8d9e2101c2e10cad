import { describe, expect, it } from "vitest";
import { CalcError, fail } from "../../core/failure.js";
import { tried } from "../helpers/tried.js";

describe("fail", () => {
  it("throws the failure as data", () => {
    expect(tried(() => fail("domain", { param: "x_ms", given: -1 }))).toEqual({
      code: "domain",
      param: "x_ms",
      given: -1,
    });
  });

  it("throws an error that a log can tell from a bug", () => {
    expect(() => fail("unknown")).toThrow(CalcError);
    expect(() => fail("unknown")).toThrow(/^unknown$/);
    expect(new CalcError({ code: "type" }).name).toBe("CalcError");
  });
});
