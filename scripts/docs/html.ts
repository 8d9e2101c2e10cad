import type { Lang } from "../../core/index.js";
import { byFamily, type Page, WORDS } from "./page.js";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const cells = (row: readonly string[], tag: string) =>
  `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("")}</tr>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

const STYLE =
  "body{font:15px/1.55 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}" +
  "table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border-bottom:1px solid #8884;padding:.3rem .6rem;text-align:left;vertical-align:top}" +
  "code{font-family:ui-monospace,monospace}h1{font-size:1.4rem}h2{font-size:1.05rem;margin-top:1.6rem}";

function documentOf(title: string, lang: Lang, body: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – Jeton</title><style>${STYLE}</style></head><body>${body}</body></html>\n`;
}

/** A reference page as HTML: where Excel's help link of a function leads. */
export function pageHtml(page: Page, lang: Lang): string {
  const words = WORDS[lang];
  const examples = page.examples.map(
    ({ call, result, note }) =>
      `<li><code>${escapeHtml(call)}</code><table>${result.map((row) => cells(row, "td")).join("")}</table>${escapeHtml(note)}</li>`,
  );
  return documentOf(
    page.name,
    lang,
    `<p><a href="index.html">${words.index}</a></p><h1>${page.name}</h1><p><strong>${escapeHtml(page.title)}.</strong> ${escapeHtml(page.summary)}.</p>` +
      `<h2>${words.syntax}</h2><p><code>=${escapeHtml(page.syntax)}</code></p>` +
      `<h2>${words.params}</h2><table>${cells(words.columns, "th")}${page.params.map((row) => cells(row, "td")).join("")}</table>` +
      `<h2>${words.returns}</h2><p>${escapeHtml(page.returns)}</p><h2>${words.formula}</h2><p><code>${escapeHtml(page.formula)}</code></p>` +
      `<h2>${words.examples}</h2><ul>${examples.join("")}</ul>` +
      (page.assumptions.length > 0 ? `<h2>${words.assumptions}</h2>${list(page.assumptions)}` : "") +
      (page.sources.length > 0 ? `<h2>${words.sources}</h2>${list(page.sources)}` : "") +
      (page.seeAlso.length > 0
        ? `<h2>${words.seeAlso}</h2><p>${page.seeAlso.map(({ name, slug }) => `<a href="${slug}.html">${name}</a>`).join(" · ")}</p>`
        : ""),
  );
}

/** The index as HTML. */
export function indexHtml(lang: Lang): string {
  const words = WORDS[lang];
  const parts = byFamily(lang).map(
    ({ family, pages }) =>
      `<h2>${escapeHtml(family)}</h2><ul>${pages
        .map(
          ({ name, slug, summary }) => `<li><a href="${slug}.html">${name}</a> – ${escapeHtml(summary)}</li>`,
        )
        .join("")}</ul>`,
  );
  return documentOf(
    words.index,
    lang,
    `<h1>${words.index}</h1><p>${escapeHtml(words.errors)}</p>${parts.join("")}`,
  );
}
