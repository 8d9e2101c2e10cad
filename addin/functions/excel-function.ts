import { evaluate, type FunctionDefinition, type Value } from "../../core/index.js";
import { excelError } from "./excel-error.js";
import { speech } from "./speech.js";

/**
 * A definition as Excel calls it: one argument for each parameter in order, null for those left out, and behind them
 * an invocation object, which no function of ours reads. Throws a CustomFunctions.Error where there is no value.
 */
export function excelFunction(definition: FunctionDefinition): (...args: readonly unknown[]) => Value {
  const { length } = definition.params;
  const repeats = definition.params.at(-1)?.kind === "any";
  return (...args) => {
    const own = args.slice(0, length);
    const outcome = evaluate(definition, repeats ? spread(own, length) : own, speech.style, speech.lang);
    if (outcome.ok) return outcome.value;
    throw excelError(outcome.failure, speech.lang);
  };
}

/** A repeating parameter arrives as one list that holds a matrix for each argument. */
function spread(args: readonly unknown[], length: number): readonly unknown[] {
  const list = args[length - 1];
  return Array.isArray(list) ? [...args.slice(0, length - 1), ...list] : args;
}
