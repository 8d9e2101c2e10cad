import type { Allowed, Failure, Reason } from "../failure.js";
import { type UnitId, units } from "../units.js";
import type { Lang } from "./lang.js";
import { formatInput, formatNumber } from "./number.js";
import { quote, visible } from "./quote.js";
import { typeset } from "./typeset.js";

/** Texts in a reason may repeat what somebody typed: never more of it than a list of names takes. */
const LONGEST_VALUE = 200;
/** An example that is cut is none. */
const LONGEST_EXAMPLE = 100;

/**
 * The one sentence for a failure: the parameter, the value, what is allowed and an example. It fits a cell's hover
 * text, a chat reply and a form alike, and never holds raw exceptions or control characters.
 */
export function formatFailure(failure: Failure, lang: Lang): string {
  const parts = [problem(failure, lang), remedy(failure, lang)].filter((part) => part !== "");
  const text = parts.map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`)).join(" ");
  return failure.param === undefined ? text : `${failure.param}${lang === "fr" ? "\u00a0: " : ": "}${text}`;
}

/** Fills a reason's placeholders with values in the language. */
export function formatReason(reason: Reason, lang: Lang): string {
  return typeset(reason[lang], lang).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = reason.values?.[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? formatNumber(value, lang, 3) : visible(value, LONGEST_VALUE);
  });
}

function problem(failure: Failure, lang: Lang): string {
  const { code, given, reason, allowed } = failure;
  const fr = lang === "fr";
  const shown = given === undefined || given === null ? "" : show(given, lang);
  if (reason)
    return shown && code !== "infeasible"
      ? `${shown} – ${formatReason(reason, lang)}`
      : formatReason(reason, lang);
  if (given === null || given === undefined) {
    if (code === "unknown") return fr ? "nom inconnu" : "unknown name";
    return fr ? "valeur manquante (cellule vide ?)" : "missing (empty cell?)";
  }
  if (code === "unknown") {
    if (!fr) return `${shown} is not known`;
    // A command and an option are feminine, and made by us: they exist or not.
    return ["commande", "option"].includes(failure.param ?? "")
      ? `${shown} n’existe pas`
      : `${shown} est inconnu`;
  }
  if (code === "infeasible") return fr ? `${shown} n’a pas de solution` : `${shown} has no solution`;
  if (code === "type")
    return fr ? `${shown} n’est pas ${kindOf(allowed, lang)}` : `${shown} is not ${kindOf(allowed, lang)}`;
  if (given === 0) return fr ? "vide ou 0, hors limites" : "empty or 0, out of range";
  return fr ? `${shown} est hors limites` : `${shown} is out of range`;
}

function remedy({ allowed, suggestion, code, reason }: Failure, lang: Lang): string {
  const fr = lang === "fr";
  if (suggestion && suggestion.length > 0) {
    const names = suggestion.join(", ");
    return fr ? `Vouliez-vous dire\u00a0: ${names}\u00a0?` : `Did you mean: ${names}?`;
  }
  if (!allowed || (code === "infeasible" && reason)) return "";
  const range = rangeOf(allowed, lang);
  const example = exampleOf(allowed, lang);
  if (range === "") return example === "" ? "" : fr ? `Exemple\u00a0: ${example}` : `Example: ${example}`;
  if (example === "") return fr ? `Attendu\u00a0: ${range}` : `Expected: ${range}`;
  return fr
    ? `Attendu\u00a0: ${range}, par exemple ${example}`
    : `Expected: ${range}, for example ${example}`;
}

function kindOf(allowed: Allowed | undefined, lang: Lang): string {
  const fr = lang === "fr";
  switch (allowed?.kind) {
    case "boolean":
      return fr ? "VRAI ou FAUX" : "TRUE or FALSE";
    case "text":
      return fr ? "un texte" : "a text";
    case "range":
      return fr ? "une liste de nombres" : "a list of numbers";
    case "name":
      return fr ? "un nom" : "a name";
    default:
      return fr ? "un nombre" : "a number";
  }
}

function rangeOf(allowed: Allowed, lang: Lang): string {
  const { kind, above, min, below, max, values } = allowed;
  const fr = lang === "fr";
  if (values) return fr ? `une valeur parmi ${values.join(", ")}` : `one of ${values.join(", ")}`;
  if (kind === "boolean" || kind === "text" || kind === "name") return kindOf(allowed, lang);
  const unit =
    allowed.unit && allowed.unit in units ? units[allowed.unit as UnitId].symbol[lang] : (allowed.unit ?? "");
  const number = (value: number) => formatNumber(value, lang, 6);
  const noun =
    {
      integer: fr ? "un nombre entier" : "a whole number",
      range: fr ? "une liste de nombres" : "a list of numbers",
    }[kind as string] ?? (fr ? "un nombre" : "a number");
  const low =
    above !== undefined
      ? fr
        ? `supérieur à ${number(above)}`
        : `above ${number(above)}`
      : min !== undefined
        ? fr
          ? `à partir de ${number(min)}`
          : `from ${number(min)}`
        : "";
  const high =
    below !== undefined
      ? fr
        ? `inférieur à ${number(below)}`
        : `below ${number(below)}`
      : max !== undefined
        ? fr
          ? `jusqu’à ${number(max)}`
          : `up to ${number(max)}`
        : "";
  const bounds = [low, high].filter((bound) => bound !== "").join(fr ? " et " : " and ");
  return [noun, bounds, unit && `(${unit})`].filter((part) => part !== "").join(" ");
}

function exampleOf({ example }: Allowed, lang: Lang): string {
  if (example === undefined) return "";
  if (typeof example === "string") return quote(example, lang, LONGEST_EXAMPLE);
  return typeof example === "number" ? formatInput(example, lang) : show(example, lang);
}

function show(given: number | string | boolean, lang: Lang): string {
  if (typeof given === "boolean") return lang === "fr" ? (given ? "VRAI" : "FAUX") : given ? "TRUE" : "FALSE";
  if (typeof given === "number" && !Number.isFinite(given))
    return lang === "fr" ? "une valeur non finie" : "a value that is not finite";
  if (typeof given === "number") return formatInput(given, lang);
  return quote(given, lang);
}
