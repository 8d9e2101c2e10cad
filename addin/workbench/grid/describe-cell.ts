import { type Injector, IUniverInstanceService, UniverInstanceType, type Workbook } from "@univerjs/core";
import { FormulaDataModel, IFunctionService } from "@univerjs/engine-formula";
import { lex } from "../../../core/formula/lex.js";
import { parse } from "../../../core/formula/parse.js";
import { translateFormula } from "../../../core/formula/translate.js";
import { findTruth } from "../../../core/formula/words.js";
import {
  type Failure,
  findFunction,
  formatFailure,
  type Lang,
  nearestFunctions,
  type Text,
} from "../../../core/index.js";
import { type CellPlace, cellAt, findFailure, isError } from "./cell-failure.js";

/** One line about a cell: why it fails, or what the function in it computes. */
export interface CellNote {
  readonly kind: "error" | "formula";
  readonly text: string;
}

const ERRORS: Readonly<Record<string, Text>> = {
  "#SPILL!": {
    en: "The result needs more cells: empty those below it or to its right.",
    fr: "Le résultat demande plus de place : videz les cellules en dessous ou à droite.",
  },
  "#DIV/0!": {
    en: "Division by zero or by an empty cell.",
    fr: "Division par zéro ou par une cellule vide.",
  },
  "#NAME?": { en: "A name in the formula is not known.", fr: "Un nom de la formule est inconnu." },
  "#REF!": {
    en: "The formula refers to a cell that is gone.",
    fr: "La formule renvoie à une cellule disparue.",
  },
  "#CYCLE!": {
    en: "The formula depends on its own result.",
    fr: "La formule dépend de son propre résultat.",
  },
  "#NUM!": { en: "A number is out of range.", fr: "Un nombre est hors limites." },
  "#N/A": { en: "No value is available.", fr: "Aucune valeur n’est disponible." },
  "#VALUE!": { en: "A value is not of the right kind.", fr: "Une valeur n’est pas du bon type." },
  "#ERROR!": { en: "The formula cannot be read.", fr: "La formule ne peut pas être lue." },
};

/** What there is to say about a cell; undefined for plain values and formulas that are none of ours. */
export function describeCell(injector: Injector, place: CellPlace, lang: Lang): CellNote | undefined {
  const workbook = injector
    .get(IUniverInstanceService)
    .getCurrentUnitOfType<Workbook>(UniverInstanceType.UNIVER_SHEET);
  const sheet = workbook?.getSheetBySheetId(place.sheetId);
  if (!workbook || !sheet) return undefined;
  const value = cellAt(injector, workbook, sheet, place)?.v;
  const formula =
    injector
      .get(FormulaDataModel)
      .getFormulaStringByCell(place.row, place.column, place.sheetId, workbook.getUnitId()) ?? "";
  if (isError(value)) return { kind: "error", text: explainError(injector, place, value, formula, lang) };
  const definition = findFunction(/^=\s*([A-Z][A-Z0-9_]*)\s*\(/i.exec(formula)?.[1] ?? "");
  if (!definition) return undefined;
  const colon = lang === "fr" ? "\u00a0: " : ": ";
  // The formula of a whole table is a sentence in English; its summary says more.
  const line = definition.returns.kind === "matrix" ? definition.summary[lang] : definition.formula;
  return { kind: "formula", text: `${definition.title[lang]}${colon}${line}` };
}

function explainError(
  injector: Injector,
  place: CellPlace,
  value: string,
  formula: string,
  lang: Lang,
): string {
  const found = findFailure(injector, place);
  if (found) {
    const message = `${found.name} · ${formatFailure(found.failure, lang)}`;
    return found.from ? `${found.from} → ${message}` : message;
  }
  if (value === "#NAME?" || value === "#VALUE!" || value === "#ERROR!") {
    const failure = syntaxFailure(formula, lang);
    if (failure) return formatFailure(failure, lang);
  }
  if (value === "#NAME?") {
    const unknown = unknownName(injector, formula);
    if (unknown)
      return formatFailure({ code: "unknown", given: unknown, suggestion: nearestFunctions(unknown) }, lang);
  }
  return ERRORS[value]?.[lang] ?? value;
}

/** What is wrong with how a formula is written, as the core reads it; cells count as numbers. */
function syntaxFailure(formula: string, lang: Lang): Failure | undefined {
  const typed = translateFormula(formula, "en", lang);
  let text = "";
  for (const { kind, start, end } of lex(typed, lang, 1))
    text +=
      typed.slice(text.length, start) +
      (kind === "reference" ? "1".repeat(end - start) : typed.slice(start, end));
  const read = parse(text, lang);
  return read.ok || !read.syntax ? undefined : read.failure;
}

/** A function that nobody has, else a bare name that is neither a variable of LET nor one of the workbook's. */
function unknownName(injector: Injector, formula: string): string | undefined {
  const functions = injector.get(IFunctionService);
  const tokens = lex(formula, "en", 1);
  const names = tokens.filter((token, i) => token.kind === "name" && tokens[i + 1]?.kind === "(");
  const missing = names.find(
    ({ text }) => !functions.hasExecutor(text.toUpperCase()) && !/^(?:LET|LAMBDA)$/i.test(text),
  );
  if (missing || names.some(({ text }) => /^(?:LET|LAMBDA)$/i.test(text))) return missing?.text;
  return tokens.find(
    (token) => token.kind === "name" && findTruth(token.text) === undefined && !names.includes(token),
  )?.text;
}
