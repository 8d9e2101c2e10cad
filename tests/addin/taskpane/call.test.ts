import { describe, expect, it } from "vitest";
import { callOf, exampleFields, fieldOf } from "../../../addin/taskpane/functions/call.js";
import { definitions, type FunctionDefinition, findFunction } from "../../../core/index.js";

function own(name: string): FunctionDefinition {
  return findFunction(name) ?? expect.fail(`${name} does not exist`);
}

describe("exampleFields", () => {
  it.each(["en", "fr"] as const)("makes every form start with a result (%s)", (lang) => {
    for (const definition of definitions) {
      const { outcome } = callOf(definition, exampleFields(definition, lang), lang, lang);
      expect(outcome.ok, definition.name).toBe(true);
    }
  });
});

describe("callOf", () => {
  const speed = own("TOKENS_PER_SEC");

  it("shows the formula in the style of the host and stores it in English", () => {
    const call = callOf(speed, ["70", "0,5", "3350", ""], "fr", "fr");
    expect(call.shown).toBe("=TOKENS_PER_SEC(70;0,5;3350)");
    expect(call.stored).toBe("=TOKENS_PER_SEC(70, 0.5, 3350)");
    expect(call.outcome).toMatchObject({ ok: true, working: expect.stringContaining("95,71") });
  });

  it("reads numbers in the decimal style, which need not be that of the language", () => {
    const call = callOf(speed, ["70", "0,5", "3350", ""], "en", "fr");
    expect(call.shown).toBe("=TOKENS_PER_SEC(70;0,5;3350)");
    expect(call.outcome).toMatchObject({ ok: true, working: expect.stringContaining("95.71") });
  });

  it("refuses with the core's failure: missing, text, ambiguous, out of range", () => {
    const failureOf = (text: string) => {
      const { outcome } = callOf(speed, ["70", "2", text, ""], "en", "en");
      return outcome.ok ? undefined : outcome.failure;
    };
    expect(failureOf("")).toMatchObject({ code: "type", param: "bandwidth_gbs" });
    expect(failureOf("fast")).toMatchObject({ code: "type", given: "fast" });
    expect(failureOf("3,350")).toMatchObject({
      code: "type",
      reason: { en: expect.stringContaining("thousands") },
    });
    expect(failureOf("-1")).toMatchObject({ code: "domain", given: -1 });
  });

  it("reads a list with the separators of the style, with or without braces", () => {
    const curve = own("RESPONSE_CURVE");
    expect(callOf(curve, ["200", "20", "{1; 50, 500}"], "en", "en").stored).toBe(
      "=RESPONSE_CURVE(200, 20, {1,50,500})",
    );
    expect(callOf(curve, ["200", "20", "1 ; 50 ; 500"], "fr", "fr")).toMatchObject({
      shown: "=RESPONSE_CURVE(200;20;{1.50.500})",
      outcome: { ok: true },
    });
  });
});

describe("fieldOf", () => {
  it("writes the cells of a selection as a list, without its blanks", () => {
    expect(fieldOf([[1.5], [""], [500]], "fr")).toBe("1,5 ; 500");
    expect(fieldOf([[1.5], [null], [500]], "en")).toBe("1.5, 500");
  });
});
