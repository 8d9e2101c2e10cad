import type { Text } from "../../text/lang.js";
import type { Context, Operand } from "../values.js";

export interface BuiltinParam extends Text {
  readonly optional?: true;
}

/** An argument, computed only when asked for, so that IF leaves the branch not taken alone. */
export type Argument = () => Operand;

/** One of Excel's own functions that people nest around ours. */
export interface Builtin {
  /** Its names in English and in French Excel; either is understood in both styles. */
  readonly name: Text;
  /** Names of the arguments as Excel's tooltips show them. */
  readonly params: readonly BuiltinParam[];
  /** The last parameter may be given any number of times. */
  readonly repeats?: true;
  readonly apply: (args: readonly Argument[], context: Context) => Operand;
}

export const NUMBER: BuiltinParam = { en: "number", fr: "nombre" };
/** Parameters of a function that takes a list: the first number, then any more. */
export const NUMBERS: readonly BuiltinParam[] = [
  { en: "number1", fr: "nombre1" },
  { en: "number2", fr: "nombre2", optional: true },
];
