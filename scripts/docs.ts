// `npm run docs`: writes docs/reference in English and French; `--html DIR` writes the pages that the add-in serves.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { definitions, type Lang } from "../core/index.js";
import { indexHtml, pageHtml } from "./docs/html.js";
import { cheatSheetMarkdown, indexMarkdown, pageMarkdown } from "./docs/markdown.js";
import { pageOf, slugOf } from "./docs/page.js";

const [flag, folder] = process.argv.slice(2);
const html = flag === "--html" && folder !== undefined;

for (const lang of ["en", "fr"] as const) {
  const target = html ? join(folder, lang) : join("docs/reference", lang);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, text] of html ? htmlFiles(lang) : markdownFiles(lang))
    writeFileSync(join(target, name), text);
}
console.log(`${definitions.length} functions, two languages: ${html ? folder : "docs/reference"}`);

function markdownFiles(lang: Lang): readonly (readonly [string, string])[] {
  return [
    ["README.md", indexMarkdown(lang)],
    ["cheat-sheet.md", cheatSheetMarkdown(lang)],
    ...definitions.map(
      (definition) =>
        [`${slugOf(definition.name)}.md`, pageMarkdown(pageOf(definition, lang), lang)] as const,
    ),
  ];
}

function htmlFiles(lang: Lang): readonly (readonly [string, string])[] {
  return [
    ["index.html", indexHtml(lang)],
    ...definitions.map(
      (definition) => [`${slugOf(definition.name)}.html`, pageHtml(pageOf(definition, lang), lang)] as const,
    ),
  ];
}
