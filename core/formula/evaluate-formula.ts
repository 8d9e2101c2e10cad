import type { Cell, FunctionDefinition, Value } from "../define.js";
import type { Failure } from "../failure.js";
import type { Lang, Text } from "../text/lang.js";
import type { UnitId } from "../units.js";
import type { Node } from "./ast.js";
import { callOurs, evaluateNode, firstError } from "./evaluate-node.js";
import { explainComma } from "./explain-comma.js";
import { formatBoth } from "./format-formula.js";
import { MAX_WORK } from "./limits.js";
import { findCallable } from "./names.js";
import { readFormula } from "./read-formula.js";
import { type Context, isMatrix, type Operand, type Scalar } from "./values.js";

/** The formula's outermost function when it is one of ours, with the arguments it was given. */
export interface RootCall {
  readonly definition: FunctionDefinition;
  readonly args: readonly (Cell | null | readonly (readonly Cell[])[])[];
}

export type FormulaOutcome =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Set when the whole formula is one call of ours, which alone tells the unit of the result. */
      readonly unit?: UnitId;
      readonly call?: RootCall;
      /** The formula as it was understood, as typed into English and into French Excel. */
      readonly text: Text;
      /** The style in which it was read, which may not be the one expected. */
      readonly style: Lang;
    }
  | {
      readonly ok: false;
      readonly failure: Failure;
      /** The function of ours that refused, so that its parameters can be shown. */
      readonly definition?: FunctionDefinition;
      /** Missing when the formula could not be read. */
      readonly text?: Text;
    };

export interface FormulaOptions {
  /** The style expected: `,` and `.` in English, `;` and `,` in French. */
  readonly lang: Lang;
}

/**
 * Computes a formula as typed into a cell. One that can only be read in the other language's style is read in that
 * one. Never throws, and the work is bounded whatever the text.
 */
export function evaluateFormula(text: string, { lang }: FormulaOptions): FormulaOutcome {
  const read = readFormula(text, lang);
  if (!read.ok) return { ok: false, failure: read.failure };
  const { node, style } = read;
  const written = formatBoth(node);
  const { result, call } = compute(node, style);
  const failed = firstError(result);
  if (failed) {
    const { definition } = failed;
    const failure = explainComma(failed.failure, text, style, (mended) => isComputed(mended, style));
    return { ok: false, failure, text: written, ...(definition ? { definition } : {}) };
  }
  const root = call ? { call, unit: call.definition.returns.unit } : {};
  return { ok: true, value: toValue(result), ...root, text: written, style };
}

function compute(node: Node, style: Lang): { readonly result: Operand; readonly call?: RootCall } {
  const context: Context = { style, work: MAX_WORK };
  const definition = node.kind === "call" ? findCallable(node.name)?.definition : undefined;
  if (node.kind !== "call" || definition === undefined) return { result: evaluateNode(node, context) };
  const args = node.args.map((arg) => (arg === null ? null : evaluateNode(arg, context)));
  const shown = args.map((arg) => (arg === null ? null : toValue(arg)));
  return { result: callOurs(definition, args, context), call: { definition, args: shown } };
}

function isComputed(text: string, style: Lang): boolean {
  const read = readFormula(text, style);
  return read.ok && firstError(compute(read.node, style).result) === undefined;
}

// A blank shows as 0, as in a cell; errors are gone before anybody sees the value.
function toValue(operand: Operand): Value {
  const toCell = (cell: Scalar): Cell => (cell === null || typeof cell === "object" ? 0 : cell);
  return isMatrix(operand) ? operand.map((row) => row.map(toCell)) : toCell(operand);
}
