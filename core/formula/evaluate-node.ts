import type { FunctionDefinition } from "../define.js";
import { evaluate } from "../evaluate.js";
import type { Binary, Call, ErrorName, Node } from "./ast.js";
import { broadcast } from "./broadcast.js";
import { findCallable } from "./names.js";
import { applyBinary, applyPercent, applySign } from "./operators.js";
import { unknownFunction } from "./refusals.js";
import { type Context, type ErrorValue, isError, isMatrix, type Operand } from "./values.js";
import { ERRORS } from "./words.js";

/** What an expression is worth. Errors are values here, because IFERROR may yet replace them. */
export function evaluateNode(node: Node, context: Context): Operand {
  switch (node.kind) {
    case "literal":
      return node.value;
    case "error":
      return literalError(node.error);
    case "array":
      return node.rows.map((row) =>
        row.map((cell) => (cell.kind === "error" ? literalError(cell.error) : cell.value)),
      );
    case "unary":
      return broadcast(
        [evaluateNode(node.operand, context)],
        (cell = null) => applySign(node.operator, cell, context.style),
        context,
      );
    case "percent":
      return broadcast(
        [evaluateNode(node.operand, context)],
        (cell = null) => applyPercent(cell, context.style),
        context,
      );
    case "binary":
      return evaluateBinary(node, context);
    case "call":
      return evaluateCall(node, context);
  }
}

// A sum of thousands of terms is one long left branch: walked in a loop, so that the stack does not grow with it.
function evaluateBinary(node: Binary, context: Context): Operand {
  const chain: Binary[] = [];
  let first: Node = node;
  while (first.kind === "binary") {
    chain.push(first);
    first = first.left;
  }
  let result = evaluateNode(first, context);
  for (const { operator, right } of chain.reverse())
    result = broadcast(
      [result, evaluateNode(right, context)],
      (a = null, b = null) => applyBinary(operator, a, b, context.style),
      context,
    );
  return result;
}

function evaluateCall({ name, args }: Call, context: Context): Operand {
  const callable = findCallable(name);
  if (callable === undefined) return { error: "#NAME?", failure: unknownFunction(name, []) };
  const { builtin, definition } = callable;
  if (builtin)
    return builtin.apply(
      args.map((arg) => () => (arg === null ? null : evaluateNode(arg, context))),
      context,
    );
  return callOurs(
    definition,
    args.map((arg) => (arg === null ? null : evaluateNode(arg, context))),
    context,
  );
}

/** Calls a function of ours; an error among the arguments is the result, as in Excel. */
export function callOurs(
  definition: FunctionDefinition,
  args: readonly Operand[],
  context: Context,
): Operand {
  const failed = args.map(firstError).find((error) => error !== undefined);
  if (failed) return failed;
  const outcome = evaluate(definition, args, context.style);
  if (outcome.ok) return outcome.value;
  const { failure } = outcome;
  // The words that a cell shows for each code of failure.
  const error = failure.code === "type" || failure.code === "domain" ? "#VALUE!" : "#N/A";
  return { error, failure, definition };
}

/** The first error in reading order, if there is any. */
export function firstError(operand: Operand): ErrorValue | undefined {
  if (isError(operand)) return operand;
  return isMatrix(operand) ? operand.flat().find(isError) : undefined;
}

function literalError(error: ErrorName): ErrorValue {
  return {
    error,
    failure: {
      code: error === "#N/A" || error === "#NAME?" ? "unknown" : error === "#VALUE!" ? "type" : "domain",
      reason: {
        en: `the error value ${ERRORS[error].en} stands in the formula`,
        fr: `la formule contient la valeur d’erreur ${ERRORS[error].fr}`,
      },
    },
  };
}
