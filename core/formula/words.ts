import type { Lang, Text } from "../text/lang.js";
import type { ErrorName } from "./ast.js";

/** The two truth values as typed and printed. */
export const TRUTH: { readonly true: Text; readonly false: Text } = {
  true: { en: "TRUE", fr: "VRAI" },
  false: { en: "FALSE", fr: "FAUX" },
};

/** The error values in both languages, as Excel writes them. */
export const ERRORS: Readonly<Record<ErrorName, Text>> = {
  "#DIV/0!": { en: "#DIV/0!", fr: "#DIV/0!" },
  "#N/A": { en: "#N/A", fr: "#N/A" },
  "#NAME?": { en: "#NAME?", fr: "#NOM?" },
  "#NULL!": { en: "#NULL!", fr: "#NUL!" },
  "#NUM!": { en: "#NUM!", fr: "#NOMBRE!" },
  "#REF!": { en: "#REF!", fr: "#REF!" },
  "#VALUE!": { en: "#VALUE!", fr: "#VALEUR!" },
};

const errorsByWord = new Map(
  Object.entries(ERRORS).flatMap(([name, { en, fr }]) => [
    [en, name as ErrorName],
    [fr, name as ErrorName],
  ]),
);

/** An error value by its spelling in either language. */
export function findError(word: string): ErrorName | undefined {
  return errorsByWord.get(word.toUpperCase());
}

/** TRUE, FALSE, VRAI or FAUX in any case. */
export function findTruth(word: string): boolean | undefined {
  const upper = word.toUpperCase();
  if (upper === TRUTH.true.en || upper === TRUTH.true.fr) return true;
  return upper === TRUTH.false.en || upper === TRUTH.false.fr ? false : undefined;
}

/**
 * The signs between things. French Excel separates the columns of an array constant with a dot and its rows with a
 * semicolon, {1.2;3.4}, because the comma is its decimal sign. That is how German and French Excel 365 were measured
 * and converted by others (the tests name them); the backslash belongs to Spanish or Dutch Excel and is read as well.
 */
export const SEPARATORS: Readonly<
  Record<Lang, { readonly argument: string; readonly column: string; readonly row: string }>
> = {
  en: { argument: ",", column: ",", row: ";" },
  fr: { argument: ";", column: ".", row: ";" },
};
