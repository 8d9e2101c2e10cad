import { sheetRef } from "./address.js";
import { namesOf, type Sheet } from "./model.js";
import { withNames } from "./plan/step.js";

/** What a workbook holds already: its sheets, and its names of cells, blocks and tables. */
export interface Taken {
  readonly sheets: readonly string[];
  readonly names: readonly string[];
}

/**
 * The same sheets for a workbook that holds others: sheets and names that are taken get a number behind, and the
 * formulas follow. All names get the same number, so that they still read as one plan.
 */
export function placed(sheets: readonly Sheet[], taken: Taken): readonly Sheet[] {
  const titles = new Map<string, string>();
  for (const { name } of sheets) titles.set(name, freeName(name, [...taken.sheets, ...titles.values()]));
  const own = [...namesOf({ title: "", sheets }).keys(), ...sheets.flatMap(tableNames)];
  const suffix = freeSuffix(own, taken.names);
  const ownNames = new Set(own);
  const named = (name: string) => `${name}${suffix}`;
  const formula = (text: string) =>
    withSheets(
      suffix === "" ? text : withNames(text, (word) => (ownNames.has(word) ? named(word) : undefined)),
      titles,
    );
  return sheets.map((sheet) => ({
    ...sheet,
    name: titles.get(sheet.name) ?? sheet.name,
    cells: sheet.cells.map((cell) => ({
      ...cell,
      ...(cell.formula === undefined ? {} : { formula: formula(cell.formula) }),
      ...(cell.name === undefined ? {} : { name: named(cell.name) }),
    })),
    names: (sheet.names ?? []).map(({ name, block }) => ({ name: named(name), block })),
    tables: (sheet.tables ?? []).map(({ name, block }) => ({ name: named(name), block })),
    validations: (sheet.validations ?? []).map((validation) =>
      validation.rule.kind === "list"
        ? { ...validation, rule: { ...validation.rule, source: formula(validation.rule.source) } }
        : validation,
    ),
    conditions: (sheet.conditions ?? []).map((condition) => ({
      ...condition,
      formula: formula(condition.formula),
    })),
  }));
}

const tableNames = ({ tables = [] }: Sheet) => tables.map(({ name }) => name);

/** The wanted sheet name, or with a number behind it as Excel does for copies; case is ignored, 31 characters at most. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let i = 1; ; i++) {
    const end = i === 1 ? "" : ` (${i})`;
    const name = wanted.slice(0, 31 - end.length) + end;
    if (!used.has(name.toLowerCase())) return name;
  }
}

function freeSuffix(own: readonly string[], taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let i = 1; ; i++) {
    const suffix = i === 1 ? "" : `_${i}`;
    if (!own.some((name) => used.has(`${name}${suffix}`.toLowerCase()))) return suffix;
  }
}

const SHEET = /"[^"]*"|(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!/gu;

/** The names of sheets in a formula, replaced. */
function withSheets(formula: string, titles: ReadonlyMap<string, string>): string {
  return formula.replace(SHEET, (all, quoted?: string, plain?: string) => {
    const title = titles.get(quoted?.replaceAll("''", "'") ?? plain ?? "");
    return title === undefined ? all : `${sheetRef(title)}!`;
  });
}
