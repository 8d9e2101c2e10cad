import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("MODEL_LIST", () => {
  it("keeps to the vendor and to the size asked for", () => {
    const names = value("MODEL_LIST", "Meta", 10) as string[][];
    expect(names.length).toBeGreaterThan(2);
    for (const [name] of names) {
      expect(value("MODEL_SPEC", name, "vendor")).toBe("Meta");
      expect(Number(value("MODEL_SPEC", name, "params_b"))).toBeLessThanOrEqual(10);
    }
  });

  it("lists all without arguments", () => {
    expect((value("MODEL_LIST") as string[][]).length).toBeGreaterThan(100);
  });

  it("suggests vendors, and says when nothing is so small", () => {
    expect(failure("MODEL_LIST", "Mistrall")).toMatchObject({
      code: "unknown",
      param: "vendor",
      suggestion: expect.arrayContaining([expect.stringMatching(/Mistral/)]),
    });
    expect(failure("MODEL_LIST", "any", 0.001)).toMatchObject({ code: "infeasible" });
  });
});
