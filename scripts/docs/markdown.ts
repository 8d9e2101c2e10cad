import type { Lang } from "../../core/index.js";
import { byFamily, type Page, WORDS } from "./page.js";

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n");

/** A reference page as markdown. */
export function pageMarkdown(page: Page, lang: Lang): string {
  const words = WORDS[lang];
  const examples = page.examples.map(({ call, result, note }) => {
    const [first = []] = result;
    const single = result.length === 1 && first.length === 1;
    const shown = single
      ? ` → **${first[0]}**`
      : `\n\n${table(
          first.map(() => " "),
          result,
        )}\n`;
    return `- \`${call}\`${shown}${note ? `${single ? " – " : "\n  "}${note}` : ""}`;
  });
  const sections = [
    `# ${page.name}\n\n**${page.title}.** ${page.summary}.`,
    `## ${words.syntax}\n\n\`=${page.syntax}\``,
    `## ${words.params}\n\n${table(words.columns, page.params)}`,
    `## ${words.returns}\n\n${page.returns}`,
    `## ${words.formula}\n\n\`${page.formula}\``,
    `## ${words.examples}\n\n${examples.join("\n")}`,
    ...(page.assumptions.length > 0
      ? [`## ${words.assumptions}\n\n${page.assumptions.map((text) => `- ${text}`).join("\n")}`]
      : []),
    ...(page.sources.length > 0
      ? [`## ${words.sources}\n\n${page.sources.map((text) => `- ${text}`).join("\n")}`]
      : []),
    ...(page.seeAlso.length > 0
      ? [
          `## ${words.seeAlso}\n\n${page.seeAlso.map(({ name, slug }) => `[${name}](${slug}.md)`).join(" · ")}`,
        ]
      : []),
  ];
  return `${sections.join("\n\n")}\n`;
}

/** The index of all functions by family. */
export function indexMarkdown(lang: Lang): string {
  const words = WORDS[lang];
  const parts = byFamily(lang).map(
    ({ family, pages }) =>
      `## ${family}\n\n${pages.map(({ name, slug, summary }) => `- [${name}](${slug}.md) – ${summary}`).join("\n")}`,
  );
  return `# ${words.index}\n\n${words.errors}\n\n[${words.cheatSheet}](cheat-sheet.md)\n\n${parts.join("\n\n")}\n`;
}

/** Every function on one page: its syntax, its unit and its formula. */
export function cheatSheetMarkdown(lang: Lang): string {
  const words = WORDS[lang];
  const parts = byFamily(lang).map(
    ({ family, pages }) =>
      `## ${family}\n\n${table(
        [words.syntax, words.returns, words.formula],
        pages.map(({ syntax, returns, formula }) => [`\`${syntax}\``, returns, `\`${formula}\``]),
      )}`,
  );
  return `# ${words.cheatSheet}\n\n${parts.join("\n\n")}\n`;
}
