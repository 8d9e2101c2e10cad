import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("HARDWARE_LIST", () => {
  it("lists names that HARDWARE_SPEC understands", () => {
    for (const [name] of (value("HARDWARE_LIST", "apple-silicon") as string[][]).slice(0, 40))
      expect(value("HARDWARE_SPEC", name, "name")).toBe(name);
  });

  it("keeps to the kind and to the memory asked for", () => {
    const large = value("HARDWARE_LIST", "datacenter-gpu", 141) as string[][];
    expect(large.length).toBeGreaterThan(3);
    for (const [name] of large)
      expect(Number(value("HARDWARE_SPEC", name, "memory_gb"))).toBeGreaterThanOrEqual(141);
  });

  it("says when nothing is so large", () => {
    expect(failure("HARDWARE_LIST", "any", 1e9)).toMatchObject({
      code: "infeasible",
      param: "min_memory_gb",
    });
  });
});
