import type { FamilyId } from "./families.js";
import type { Lang, Text } from "./text/lang.js";
import type { UnitId } from "./units.js";

/** What one cell holds. */
export type Cell = number | string | boolean;
/** A scalar, or a rectangle of cells that spills. */
export type Value = Cell | readonly (readonly Cell[])[];

interface ParamBase {
  /** Public name, snake_case with the unit in it; the key in code is its camelCase. */
  readonly name: string;
  readonly label: Text;
  readonly help: Text;
}

interface Bounds {
  readonly above?: number;
  readonly min?: number;
  readonly below?: number;
  readonly max?: number;
}

/** A number; `integer` refuses 2.5. A default written as a parameter's name means that parameter's value. */
export interface NumberParam extends ParamBase, Bounds {
  readonly kind: "number" | "integer";
  readonly unit: UnitId;
  readonly default?: number | string;
  readonly optional?: true;
}

export interface BooleanParam extends ParamBase {
  readonly kind: "boolean";
  readonly default?: boolean;
  readonly optional?: true;
}

/** One word of a closed list; case is ignored. */
export interface ChoiceParam extends ParamBase {
  readonly kind: "choice";
  readonly values: readonly string[];
  readonly default?: string;
  readonly optional?: true;
}

/** A name from the catalogue, or free text. */
export interface TextParam extends ParamBase {
  readonly kind: "hardware" | "model" | "quant" | "text";
  readonly default?: string;
  readonly optional?: true;
}

/**
 * A list of numbers: a row, a column or a block, read row by row. Blank cells are left out and text is refused. A
 * `paired` list stands cell by cell beside another one, so there a blank is refused as well.
 */
export interface RangeParam extends ParamBase, Bounds {
  readonly kind: "range";
  readonly unit: UnitId;
  readonly integer?: true;
  readonly paired?: true;
  readonly optional?: true;
}

/** A list of names: a row, a column or a block of text. */
export interface NamesParam extends ParamBase {
  readonly kind: "names";
  readonly optional?: true;
}

/** Anything, any number of times, at the end: the arguments of another function. */
export interface AnyParam extends ParamBase {
  readonly kind: "any";
  readonly repeats: true;
}

export type Param = NumberParam | BooleanParam | ChoiceParam | TextParam | RangeParam | NamesParam | AnyParam;

export interface Returns {
  readonly kind: "number" | "integer" | "boolean" | "text" | "matrix";
  readonly unit: UnitId;
  /** Decimals shown to people, where the unit's own do not suit. */
  readonly digits?: number;
  /** Headings of a matrix, left to right. */
  readonly columns?: readonly Text[];
}

export interface Example {
  /** The arguments in order; null leaves one out. */
  readonly args: readonly (Cell | null | readonly (readonly Cell[])[])[];
  /** Left out where the figure follows the calibration or a price of the day. */
  readonly result?: Value;
  readonly note?: Text;
}

export interface Source {
  readonly title: string;
  readonly locator?: string;
}

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

type Given<P> = P extends { readonly kind: "number" | "integer" }
  ? number
  : P extends { readonly kind: "boolean" }
    ? boolean
    : P extends { readonly kind: "choice"; readonly values: readonly (infer V)[] }
      ? V
      : P extends { readonly kind: "range" }
        ? readonly number[]
        : P extends { readonly kind: "names" }
          ? readonly string[]
          : P extends { readonly kind: "any" }
            ? readonly unknown[]
            : string;

type ValueOf<P> = P extends { readonly optional: true } ? Given<P> | undefined : Given<P>;

/** The readonly object that `compute` receives: one camelCase key for each parameter. */
export type ArgsOf<Ps extends readonly Param[]> = {
  readonly [P in Ps[number] as Camel<P["name"]>]: ValueOf<P>;
};

/** Who reads the result: only functions that return words look at it. */
export interface Reader {
  readonly lang: Lang;
}

/** What a computation finds around it. */
export interface Surroundings extends Reader {
  /** A call of another function in words. Fails when there is no function of that name. */
  readonly explain: (functionName: string, args: readonly unknown[]) => string;
}

/** What a function is, once; everything else (Excel metadata, help, forms, commands, pages, zod) is derived. */
export interface Definition<Ps extends readonly Param[] = readonly Param[]> {
  /** UPPER_SNAKE, the same in both languages, never changed once shipped. */
  readonly name: string;
  readonly family: FamilyId;
  readonly title: Text;
  /** What it answers, at most 80 characters. */
  readonly summary: Text;
  readonly params: Ps;
  readonly returns: Returns;
  /** One line in terms of the parameters' public names, so that numbers can be put in. */
  readonly formula: string;
  readonly compute: (args: ArgsOf<Ps>, surroundings: Surroundings) => Value;
  readonly examples: readonly Example[];
  readonly assumptions: readonly Text[];
  readonly sources: readonly Source[];
  readonly seeAlso: readonly string[];
}

/** A definition whose parameter types have been forgotten: what lists and hosts handle. */
export interface FunctionDefinition extends Omit<Definition, "compute"> {
  // The keys are known to fit, because only `evaluate` calls it, with an object made from `params`.
  readonly compute: (args: never, surroundings: Surroundings) => Value;
}

/** Identity; it exists so that the types of `compute`'s argument follow from `params`. */
export function defineFunction<const Ps extends readonly Param[]>(
  definition: Definition<Ps>,
): Definition<Ps> {
  return definition;
}
