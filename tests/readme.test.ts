import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lang } from "../core/text/lang.js";
import { formatNumber } from "../core/text/number.js";
import { asked } from "./helpers/asked.js";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const readmes = { en: "README.md", fr: "README.fr.md" } as const;
const text = (lang: Lang) => readFileSync(readmes[lang], "utf8");

/** The lines of the fenced blocks. */
function codeLines(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^```\n(.*?)^```/gms)].flatMap(([, block]) =>
    (block ?? "").trimEnd().split("\n"),
  );
}

/** The lines of the first block: what to type, and behind a gap what comes of it. */
function firstExamples(lang: Lang): readonly (readonly [string, string])[] {
  return codeLines(text(lang))
    .slice(0, 4)
    .map((line) => {
      const [typed = "", shown = ""] = line.split(/ {3,}/);
      return [typed, shown] as const;
    });
}

const scriptsNamed = (markdown: string) =>
  [...new Set([...markdown.matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name]) => name))].sort();

for (const lang of ["en", "fr"] as const)
  describe(readmes[lang], () => {
    it("starts with lines that are answered, with the number it prints", () => {
      for (const [typed] of firstExamples(lang)) asked(typed, lang);
      const [formula = "", shown = ""] = firstExamples(lang)[0] ?? [];
      const value = asked(formula, lang).value;
      expect(shown.split(" ")[0]).toBe(formatNumber(Number(value), lang, 2));
    });

    it("quotes formulas for the terminal that are worth a number", () => {
      const quoted = [...text(lang).matchAll(/-- (?:--lang fr )?'(=[^']+)'/g)].map(([, formula]) => formula);
      expect(quoted.length).toBeGreaterThanOrEqual(2);
      const languages = text(lang).match(/--lang fr '=/g)?.length ?? 0;
      const values = quoted.map((formula, i) =>
        asked(formula ?? "", lang === "fr" || i >= quoted.length - languages ? "fr" : "en"),
      );
      for (const { value } of values) expect(value).toEqual(expect.any(Number));
    });

    it("names scripts that exist", () => {
      for (const name of scriptsNamed(text(lang))) expect(scripts).toHaveProperty([String(name)]);
    });
  });

describe("the two READMEs", () => {
  it("name the same scripts and have the same parts", () => {
    expect(scriptsNamed(text("fr"))).toEqual(scriptsNamed(text("en")));
    const parts = (lang: Lang) => text(lang).match(/^#+ /gm);
    expect(parts("fr")).toEqual(parts("en"));
    expect(codeLines(text("fr")).length).toBe(codeLines(text("en")).length);
  });
});

describe("links between pages", () => {
  it("lead to files", () => {
    const pages = ["README", "docs/estimator", "docs/memory", "docs/fleet"];
    for (const page of [...pages.flatMap((name) => [`${name}.md`, `${name}.fr.md`]), "CONTRIBUTING.md"])
      for (const [, target = ""] of readFileSync(page, "utf8").matchAll(/\]\((?!https?:)([^)#]+)/g))
        expect(existsSync(join(dirname(page), target)), `${page}: ${target}`).toBe(true);
  });
});
