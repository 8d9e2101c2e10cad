import { describe, expect, it } from "vitest";
import { evaluateFormula } from "../../../core/formula/evaluate-formula.js";
import { definitions, formatCell, formatResult } from "../../../core/index.js";
import { pageHtml } from "../../../scripts/docs/html.js";
import { cheatSheetMarkdown, indexMarkdown, pageMarkdown } from "../../../scripts/docs/markdown.js";
import { pageOf } from "../../../scripts/docs/page.js";

const cases = definitions.flatMap((definition) =>
  (["en", "fr"] as const).map((lang) => [definition.name, lang, definition] as const),
);

describe("pageOf", () => {
  it.each(cases)("%s (%s) prints examples that compute to what stands beside them", (_, lang, definition) => {
    for (const { call, result } of pageOf(definition, lang).examples) {
      const outcome = evaluateFormula(call, { lang });
      expect(outcome, call).toMatchObject({ ok: true });
      if (!outcome.ok) continue;
      const { value } = outcome;
      const printed =
        typeof value === "object"
          ? value.map((row) => row.map((cell) => formatCell(cell, lang, 4)))
          : [[formatResult(value, definition.returns, lang)]];
      expect(printed).toEqual(result);
    }
  });
});

describe("pageMarkdown and pageHtml", () => {
  it.each(cases)("%s (%s) leave no placeholder and no raw markup", (_, lang, definition) => {
    const page = pageOf(definition, lang);
    for (const text of [pageMarkdown(page, lang), pageHtml(page, lang)]) {
      expect(text).toContain(definition.name);
      expect(text).not.toMatch(/undefined|\[object|NaN/);
    }
  });
});

describe("indexMarkdown and cheatSheetMarkdown", () => {
  it("list every function", () => {
    for (const lang of ["en", "fr"] as const)
      for (const { name } of definitions) {
        expect(indexMarkdown(lang)).toContain(name);
        expect(cheatSheetMarkdown(lang)).toContain(name);
      }
  });
});
