import { describe, expect, it } from "vitest";
import { evaluate } from "../../../core/evaluate.js";
import { TOKENS_PER_SEC } from "../../../core/functions/decode/tokens-per-sec.js";
import type { FunctionDefinition } from "../../../core/index.js";
import { formatFailure } from "../../../core/text/failure.js";

const sentence = (args: unknown[], lang: "en" | "fr") => {
  const outcome = evaluate(TOKENS_PER_SEC as FunctionDefinition, args, lang);
  return outcome.ok ? "" : formatFailure(outcome.failure, lang);
};

describe("formatFailure", () => {
  it("names parameter, value, range, unit and an example", () => {
    expect(sentence([70, 2, -5], "en")).toBe(
      "bandwidth_gbs: -5 is out of range. Expected: a number above 0 (GB/s), for example 3350.",
    );
    expect(sentence([70, 2, -5], "fr")).toBe(
      "bandwidth_gbs\u00a0: -5 est hors limites. Attendu\u00a0: un nombre supérieur à 0 (Go/s), par exemple 3350.",
    );
  });

  it("says that 0 may be an empty cell", () => {
    expect(sentence([0, 2, 3350], "en")).toMatch(/^params_b: empty or 0/);
    expect(sentence([0, 2, 3350], "fr")).toMatch(/^params_b\u00a0: vide ou 0/);
  });

  it("shows text without control characters and cuts it", () => {
    const text = sentence([`\u202e@everyone\u0000${"x".repeat(5000)}`, 2, 3350], "en");
    expect(text).toContain("“@everyone");
    expect(text.length).toBeLessThan(200);
    expect(text).not.toMatch(/[\u0000\u202e]/);
  });

  it("suggests the nearest names", () => {
    expect(
      formatFailure({ code: "unknown", param: "hardware", given: "H1000", suggestion: ["H100"] }, "en"),
    ).toBe("hardware: “H1000” is not known. Did you mean: H100?");
  });

  it("fills a reason with numbers in the language", () => {
    const reason = { en: "load {load}", fr: "charge {load}", values: { load: 12.4 } };
    expect(formatFailure({ code: "infeasible", reason }, "fr")).toBe("charge 12,4.");
  });
});
