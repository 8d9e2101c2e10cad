import { describe, expect, it } from "vitest";
import { families } from "../../core/families.js";
import { definitions, findFunction, nearestFunctions } from "../../core/registry.js";

describe("definitions", () => {
  it("holds every name once, family by family and by name inside one", () => {
    const order = Object.keys(families);
    const keys = definitions.map(
      ({ family, name }) => `${String(order.indexOf(family)).padStart(2, "0")} ${name}`,
    );
    expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
    expect(keys).toEqual([...keys].sort());
  });

  it("leaves no family empty", () => {
    expect(new Set(definitions.map(({ family }) => family))).toEqual(new Set(Object.keys(families)));
  });
});

describe("findFunction", () => {
  it("ignores case and spaces around the name", () => {
    expect(findFunction(" tokens_per_sec ")?.name).toBe("TOKENS_PER_SEC");
  });

  it.each(["", "constructor", "__proto__", "TOKENS_PER", "=TOKENS_PER_SEC"])("knows no %o", (name) => {
    expect(findFunction(name)).toBeUndefined();
  });
});

describe("nearestFunctions", () => {
  it("puts a slip of the keyboard right", () => {
    expect(nearestFunctions("tokens_per_sce")[0]).toBe("TOKENS_PER_SEC");
    expect(nearestFunctions("TTFT")[0]).toMatch(/^TTFT/);
  });

  it("gives as many as asked and nothing for nothing", () => {
    expect(nearestFunctions("LLM", 5)).toHaveLength(5);
    expect(nearestFunctions(" ")).toEqual([]);
    expect(nearestFunctions("qzxwv".repeat(200))).toEqual([]);
  });
});
