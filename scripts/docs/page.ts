import { allowedBy } from "../../core/coerce.js";
import {
  type Definition,
  definitions,
  evaluate,
  type FunctionDefinition,
  families,
  formatCall,
  formatCell,
  formatFailure,
  formatNumber,
  formatResult,
  type Lang,
  units,
} from "../../core/index.js";

/** A reference page as data; markdown and HTML only dress it. */
export interface Page {
  readonly name: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly syntax: string;
  readonly params: readonly (readonly string[])[];
  readonly returns: string;
  readonly formula: string;
  readonly examples: readonly {
    readonly call: string;
    readonly result: readonly (readonly string[])[];
    readonly note: string;
  }[];
  readonly assumptions: readonly string[];
  readonly sources: readonly string[];
  readonly seeAlso: readonly { readonly name: string; readonly slug: string }[];
}

/** The words around a page. */
export const WORDS = {
  en: {
    syntax: "Syntax",
    params: "Arguments",
    columns: ["argument", "meaning", "unit", "range", "default"],
    returns: "Result",
    formula: "Formula",
    examples: "Examples",
    assumptions: "Assumptions",
    sources: "Sources",
    seeAlso: "See also",
    index: "Function reference",
    cheatSheet: "Cheat sheet",
    required: "required",
    optional: "optional",
    list: "cells or an array such as {1,2,3}",
    errors:
      "In a cell, a wrong value gives #VALUE!, an unknown name or a question without an answer gives #N/A, and a result that is too large gives #NUM!; the message says which argument, which value and which range.",
  },
  fr: {
    syntax: "Syntaxe",
    params: "Arguments",
    columns: ["argument", "signification", "unité", "plage", "par défaut"],
    returns: "Résultat",
    formula: "Formule",
    examples: "Exemples",
    assumptions: "Hypothèses",
    sources: "Sources",
    seeAlso: "Voir aussi",
    index: "Référence des fonctions",
    cheatSheet: "Aide-mémoire",
    required: "obligatoire",
    optional: "facultatif",
    list: "des cellules ou une matrice comme {1.2.3}",
    errors:
      "Dans une cellule, une valeur incorrecte donne #VALEUR!, un nom inconnu ou une question sans réponse donne #N/A, un résultat trop grand donne #NOMBRE! ; le message indique l’argument, la valeur et la plage admise.",
  },
} as const;

export const slugOf = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/** The reference page of a function in one language. */
export function pageOf(definition: FunctionDefinition, lang: Lang): Page {
  const { name, title, summary, params, formula, examples, assumptions, sources, seeAlso } = definition;
  return {
    name,
    slug: slugOf(name),
    title: title[lang],
    summary: summary[lang],
    syntax: syntaxOf(definition, lang),
    params: params.map((param) => [
      param.name,
      param.help[lang],
      "unit" in param ? units[param.unit].symbol[lang] : "",
      rangeOf(definition, param, lang),
      defaultOf(param, lang),
    ]),
    returns: returnsOf(definition, lang),
    formula,
    examples: examples.map(({ args, note }) => ({
      call: formatCall(definition, args, lang),
      result: resultOf(definition, args, lang),
      note: note?.[lang] ?? "",
    })),
    assumptions: assumptions.map((text) => text[lang]),
    sources: sources.map(({ title: source, locator }) => (locator ? `${source}, ${locator}` : source)),
    seeAlso: seeAlso.map((other) => ({ name: other, slug: slugOf(other) })),
  };
}

/** An example's result as computed now, so that no page can go stale. */
function resultOf(
  definition: FunctionDefinition,
  args: readonly unknown[],
  lang: Lang,
): readonly (readonly string[])[] {
  const outcome = evaluate(definition, args, lang);
  if (!outcome.ok) return [[formatFailure(outcome.failure, lang)]];
  return typeof outcome.value === "object"
    ? outcome.value.map((row) => row.map((cell) => formatCell(cell, lang, 4)))
    : [[formatResult(outcome.value, definition.returns, lang)]];
}

/** The functions by family, for the index and the cheat sheet. */
export function byFamily(
  lang: Lang,
): readonly { readonly family: string; readonly pages: readonly Page[] }[] {
  const ids = [...new Set(definitions.map(({ family }) => family))];
  return ids.map((id) => ({
    family: families[id][lang],
    pages: definitions.filter(({ family }) => family === id).map((definition) => pageOf(definition, lang)),
  }));
}

function syntaxOf({ name, params }: FunctionDefinition, lang: Lang): string {
  const separator = lang === "fr" ? ";" : ", ";
  return `${name}(${params
    .map((param) => (isRequired(param) ? param.name : `[${param.name}]`) + (param.kind === "any" ? "…" : ""))
    .join(separator)})`;
}

type Param = Definition["params"][number];

function isRequired(param: Param): boolean {
  if (param.kind === "any") return false;
  return !("optional" in param && param.optional) && !("default" in param && param.default !== undefined);
}

function defaultOf(param: Param, lang: Lang): string {
  if (isRequired(param)) return WORDS[lang].required;
  if (!("default" in param) || param.default === undefined) return WORDS[lang].optional;
  return typeof param.default === "string" ? param.default : formatCell(param.default, lang, 4);
}

function rangeOf(definition: FunctionDefinition, param: Param, lang: Lang): string {
  const { above, min, below, max, values, kind } = allowedBy(param, definition);
  if (values) return values.join(", ");
  const number = (value: number) => formatNumber(value, lang, 6);
  const low = above !== undefined ? `> ${number(above)}` : min !== undefined ? `≥ ${number(min)}` : "";
  const high = below !== undefined ? `< ${number(below)}` : max !== undefined ? `≤ ${number(max)}` : "";
  const whole = kind === "integer" ? (lang === "fr" ? "entier" : "whole") : "";
  const list = param.kind === "range" || param.kind === "names" ? WORDS[lang].list : "";
  return [list, whole, [low, high].filter(Boolean).join(", ")].filter(Boolean).join(" ; ");
}

function returnsOf({ returns }: FunctionDefinition, lang: Lang): string {
  const unit = units[returns.unit].symbol[lang];
  if (returns.kind !== "matrix") return unit || (lang === "fr" ? "sans unité" : "no unit");
  const columns = (returns.columns ?? []).map((column) => column[lang]).join(" · ");
  return [columns, unit].filter(Boolean).join(" ; ");
}
