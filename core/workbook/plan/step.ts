import type { Text } from "../../text/lang.js";

/**
 * One step of the calculation: a row of the Steps sheet. The formula is in English style over the names of other
 * steps, of the inputs and of the tables; the Plan column uses the names as they stand, the other columns their own
 * cells.
 */
export interface Step {
  readonly name: string;
  readonly label: Text;
  readonly unit: string;
  readonly formula: string;
  readonly format?: string;
  /** A heading stands above. */
  readonly heading?: Text;
}

export function step(name: string, label: Text, unit: string, formula: string, format?: string): Step {
  return { name, label, unit, formula, ...(format === undefined ? {} : { format }) };
}

/** For figures of any size: enough digits to follow the calculation. */
export const FIGURES = "[>=1000]#,##0;[>=1]0.0##;0.0####";
/** Steps in these are mostly counts, which have no digits after the point. */
const COUNTED: ReadonlySet<string> = new Set(["", "tokens"]);

/** The number format of a step's row. */
export function formatOf({ format, unit }: Step): string | undefined {
  return format ?? (COUNTED.has(unit) ? undefined : FIGURES);
}

/** Starts a group of steps. */
export function headed(heading: Text, steps: readonly Step[]): readonly Step[] {
  return steps.map((one, index) => (index === 0 ? { ...one, heading } : one));
}

/** Rounded up: whole numbers stay, which CEILING of some programs does not grant. */
export function up(expression: string): string {
  return `-INT(-(${expression}))`;
}

/** Tokens of a prompt that the prefix cache holds; engines compute at least the last one. */
export function cachedTokens(prompt: string): string {
  return `MIN(INT(${prompt}*cache_hit_rate),${prompt}-1)`;
}

/** A column of a table at the row that a step has found. */
export function lookup(table: string, column: string): string {
  return `INDEX(${table}_${column},${table}_row)`;
}

/** Names in a formula, replaced one by one. */
export function withNames(formula: string, replace: (name: string) => string | undefined): string {
  return formula.replace(/"[^"]*"|[A-Za-z_][A-Za-z0-9_.]*(?!\()\b(?![(!:])/g, (word) =>
    word.startsWith('"') ? word : (replace(word) ?? word),
  );
}

/** A column of the hardware table that differs by class of engine. */
export function perClass(column: string): string {
  return `IF(serving=1,INDEX(hardware_${column}_serving,hardware_row),INDEX(hardware_${column}_portable,hardware_row))`;
}

/** What goes over the links of a tensor-parallel group for so many tokens: two all-reduces a layer. */
export function exchangeGb(tokens: string): string {
  return `2*layers*2*(devices-1)/devices*${tokens}*hidden*2/1E9`;
}
