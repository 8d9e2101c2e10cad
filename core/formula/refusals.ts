import type { Failure } from "../failure.js";
import { AMBIGUOUS } from "../text/parse-number.js";
import { MAX_ARRAY_CELLS, MAX_LENGTH, MAX_NESTING } from "./limits.js";

// Why a formula cannot be read, each with the mend. Characters are counted from 1, as people count them.

export const emptyFormula: Failure = {
  code: "type",
  reason: {
    en: "there is no formula; try =TOKENS_PER_SEC(70, 2, 3350)",
    fr: "il n’y a pas de formule ; essayez =TOKENS_PER_SEC(70;2;3350)",
  },
};

export const formulaTooLong = (length: number): Failure => ({
  code: "type",
  reason: {
    en: "the formula has {length} characters; at most {most}, as in Excel",
    fr: "la formule compte {length} caractères ; {most} au plus, comme dans Excel",
    values: { length, most: MAX_LENGTH },
  },
});

export const nestedTooDeep = (at: number): Failure => ({
  code: "type",
  reason: {
    en: "too many parentheses, functions or signs inside one another at character {at}; at most {most}",
    fr: "trop de parenthèses, de fonctions ou de signes imbriqués au caractère {at} ; {most} au plus",
    values: { at: at + 1, most: MAX_NESTING },
  },
});

export const unexpected = (given: string, at: number): Failure => ({
  code: "type",
  given,
  reason: {
    en: "not expected at character {at}; in English style arguments are separated by “,” and decimals written with “.”",
    fr: "inattendu au caractère {at} ; en style français, les arguments se séparent par « ; » et les décimales s’écrivent avec « , »",
    values: { at: at + 1 },
  },
});

export const missingOperator = (given: string, at: number): Failure => ({
  code: "type",
  given,
  reason: {
    en: "an operator or a separator is missing before it, at character {at}; in English style arguments are separated by “,”",
    fr: "il manque un opérateur ou un séparateur juste avant, au caractère {at} ; en style français, les arguments se séparent par « ; »",
    values: { at: at + 1 },
  },
});

export const hiddenCharacter = (code: number, at: number): Failure => ({
  code: "type",
  reason: {
    en: "there is a control character (code {code}) at character {at}; delete it",
    fr: "il y a un caractère de contrôle (code {code}) au caractère {at} ; supprimez-le",
    values: { code: String(code), at: at + 1 },
  },
});

export const endsEarly: Failure = {
  code: "type",
  reason: {
    en: "the formula ends where a value is expected",
    fr: "la formule s’arrête là où une valeur est attendue",
  },
};

export const neverClosed = (opened: string, at: number): Failure => ({
  code: "type",
  reason: {
    en: "the “{opened}” opened at character {at} is never closed",
    fr: "« {opened} », ouvert au caractère {at}, n’est jamais refermé",
    values: { opened, at: at + 1 },
  },
});

export const neverOpened = (given: string, at: number): Failure => ({
  code: "type",
  reason: {
    en: "the “{given}” at character {at} closes nothing; remove it or open it before",
    fr: "« {given} », au caractère {at}, ne referme rien ; retirez-le ou ouvrez-le avant",
    values: { given, at: at + 1 },
  },
});

export const badNumber = (given: string): Failure => ({
  code: "type",
  given,
  reason: {
    en: "not a number; in a formula numbers stand without unit, for example 70 or 3.35, and names in quotes",
    fr: "ce n’est pas un nombre ; dans une formule, les nombres s’écrivent sans unité, par exemple 70 ou 3,35, et les noms entre guillemets",
  },
});

export const ambiguousNumber = (given: string): Failure => ({ code: "type", given, reason: AMBIGUOUS });

export const cellReference = (given: string): Failure => ({
  code: "type",
  given,
  reason: {
    en: 'it is read as a cell, and there are no cells here; type the value, or a name in quotes: "{name}"',
    fr: 'on y lit une cellule, or il n’y en a pas ici ; tapez la valeur, ou un nom entre guillemets : "{name}"',
    values: { name: given.slice(0, 40) },
  },
});

export const bareName = (given: string): Failure => ({
  code: "type",
  given,
  reason: {
    en: 'a text stands in quotes: "{name}"',
    fr: 'un texte s’écrit entre guillemets : "{name}"',
    values: { name: given.slice(0, 40) },
  },
});

export const bareFunction = (given: string, name: string): Failure => ({
  code: "type",
  given,
  reason: {
    en: "a function needs its parentheses: {name}( )",
    fr: "une fonction s’écrit avec ses parenthèses : {name}( )",
    values: { name },
  },
});

export const unknownFunction = (given: string, suggestion: readonly string[]): Failure => ({
  code: "unknown",
  given,
  reason: { en: "there is no function of that name", fr: "aucune fonction ne porte ce nom" },
  ...(suggestion.length > 0 ? { suggestion } : {}),
});

export const badArray = (given: string, at: number): Failure => ({
  code: "type",
  given,
  reason: {
    en: "not expected at character {at}; an array constant holds numbers, texts in quotes and TRUE or FALSE, like {example}",
    fr: "inattendu au caractère {at} ; une constante matricielle contient des nombres, des textes entre guillemets, VRAI ou FAUX, comme {example}",
    values: { at: at + 1, example: "{1;2;3}" },
  },
});

export const raggedArray = (row: number, given: number, wanted: number): Failure => ({
  code: "type",
  reason: {
    en: "row {row} of the array constant has {given} cells, the first one {wanted}; columns are separated by “,” and rows by “;”",
    fr: "la ligne {row} de la constante matricielle a {given} cellule(s), la première {wanted} ; les colonnes se séparent par « . » et les lignes par « ; »",
    values: { row, given, wanted },
  },
});

export const tooManyArguments = (name: string, given: number, most: number): Failure => ({
  code: "type",
  reason: {
    en: "{name}: too many arguments, {given} given, at most {most}",
    fr: "{name} : trop d’arguments, {given} au lieu de {most} au plus",
    values: { name, given, most },
  },
});

/** Too many arguments, perhaps because a number was typed in the other style: 3,35 or 3,350 in an English formula. */
export const commaInNumber = (
  name: string,
  given: number,
  most: number,
  typed: string,
  meant: string,
): Failure => ({
  code: "type",
  given: typed,
  reason: {
    en: "{name}: too many arguments, {given} given, at most {most}; if this is one number, write {meant}",
    fr: "{name} : trop d’arguments, {given} au lieu de {most} au plus ; si c’est un seul nombre, écrivez {meant}",
    values: { name, given, most, meant },
  },
});

export const tooFewArguments = (name: string, given: number, least: number): Failure => ({
  code: "type",
  reason: {
    en: "{name}: {given} argument(s) given, at least {least} needed",
    fr: "{name} : {given} argument(s), il en faut au moins {least}",
    values: { name, given, least },
  },
});

/** Too few arguments because 70,2 is one number in a French formula. */
export const commaBetweenArguments = (name: string, typed: string, meant: string): Failure => ({
  code: "type",
  given: typed,
  suggestion: [meant],
  reason: {
    en: "{name}: an argument is missing; in French style this is one number, as “;” separates arguments",
    fr: "{name} : il manque un argument ; c’est ici un seul nombre, car « ; » sépare les arguments",
    values: { name },
  },
});

export const arrayTooLarge = (cells: number): Failure => ({
  code: "domain",
  reason: {
    en: "an array of {cells} cells is too large; at most {most}",
    fr: "une matrice de {cells} cellules est trop grande ; {most} au plus",
    values: { cells, most: MAX_ARRAY_CELLS },
  },
});

export const tooMuchWork: Failure = {
  code: "domain",
  reason: {
    en: "the formula computes too many cells; make its arrays smaller",
    fr: "la formule calcule trop de cellules ; réduisez ses matrices",
  },
};
