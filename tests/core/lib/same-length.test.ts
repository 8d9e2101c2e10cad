import { describe, expect, it } from "vitest";
import type { CalcError } from "../../../core/failure.js";
import { requireSameLength } from "../../../core/lib/same-length.js";

describe("requireSameLength", () => {
  it("accepts lists of one length", () => {
    expect(() => requireSameLength("a", [1, 2], "b", [3, 4])).not.toThrow();
  });

  it("fails on the second list and counts both", () => {
    try {
      requireSameLength("a", [1, 2], "b", [3]);
      expect.fail("no failure");
    } catch (error) {
      expect((error as CalcError).failure).toMatchObject({
        code: "domain",
        param: "b",
        reason: { values: { first: 2, second: 1, name: "a" } },
      });
    }
  });
});
