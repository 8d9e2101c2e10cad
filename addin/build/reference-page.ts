import {
  type FunctionDefinition,
  families,
  findFunction,
  formatCall,
  formatResult,
  type Lang,
  type Text,
} from "../../core/index.js";
import { describeParameter } from "../functions/metadata.js";

// The page behind Excel's "Help on this function": plain HTML without a script, so that it opens anywhere.

const words = {
  index: { en: "Jeton functions", fr: "Fonctions Jeton" },
  arguments: { en: "Arguments", fr: "Arguments" },
  formula: { en: "Formula", fr: "Formule" },
  examples: { en: "Examples", fr: "Exemples" },
  assumptions: { en: "Assumptions", fr: "Hypothèses" },
  sources: { en: "Sources", fr: "Sources" },
  seeAlso: { en: "See also", fr: "Voir aussi" },
  other: { en: "Français", fr: "English" },
} as const satisfies Record<string, Text>;

/** The reference page of one function. */
export function referencePage(definition: FunctionDefinition, lang: Lang): string {
  const { name, title, summary, params, formula, examples, assumptions, sources, seeAlso } = definition;
  const calls = examples.map(({ args, result, note }) => {
    const shown = typeof result === "object" ? "" : ` = ${formatResult(result, definition.returns, lang)}`;
    return `<code>${escapeHtml(formatCall(definition, args, lang) + shown)}</code>${note ? ` ${escapeHtml(note[lang])}` : ""}`;
  });
  return page(
    `${name} – ${title[lang]}`,
    lang,
    `${name}.html`,
    `<p><a href="index.html">${words.index[lang]}</a> · ${families[definition.family][lang]}</p>
<h1>${name}</h1>
<p>${escapeHtml(summary[lang])}</p>
<h2>${words.arguments[lang]}</h2>
<dl>${params.map((param) => `<dt><code>${param.name}</code></dt><dd>${escapeHtml(describeParameter(param, lang))}</dd>`).join("\n")}</dl>
<h2>${words.formula[lang]}</h2>
<p><code>${escapeHtml(formula)}</code></p>
${list(words.examples[lang], calls)}
${list(
  words.assumptions[lang],
  assumptions.map((text) => escapeHtml(text[lang])),
)}
${list(
  words.sources[lang],
  sources.map(({ title: source, locator }) => escapeHtml(locator ? `${source}, ${locator}` : source)),
)}
${list(
  words.seeAlso[lang],
  seeAlso.filter(findFunction).map((other) => `<a href="${other}.html">${other}</a>`),
)}`,
  );
}

/** The list of all functions by family. */
export function referenceIndex(definitions: readonly FunctionDefinition[], lang: Lang): string {
  const used = [...new Set(definitions.map(({ family }) => family))];
  const sections = used.map((family) =>
    list(
      families[family][lang],
      definitions
        .filter((definition) => definition.family === family)
        .map(({ name, summary }) => `<a href="${name}.html">${name}</a> ${escapeHtml(summary[lang])}`),
    ),
  );
  return page(words.index[lang], lang, "index.html", `<h1>${words.index[lang]}</h1>\n${sections.join("\n")}`);
}

function list(heading: string, items: readonly string[]): string {
  return items.length === 0
    ? ""
    : `<h2>${heading}</h2>\n<ul>${items.map((item) => `<li>${item}</li>`).join("\n")}</ul>`;
}

function page(title: string, lang: Lang, file: string, body: string): string {
  const other = lang === "en" ? "fr" : "en";
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark;--accent:light-dark(#0f766e,#5eead4)}
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
h2{font-size:1.1rem;margin-top:2rem}a{color:var(--accent)}dd{margin:0 0 .5rem 1.5rem}
</style>
</head>
<body>
<nav><a href="../${other}/${file}" lang="${other}" hreflang="${other}">${words.other[lang]}</a></nav>
<main>
${body}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
