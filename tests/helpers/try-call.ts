import { expect } from "vitest";
import type { FunctionDefinition, Value } from "../../core/define.js";
import { evaluate } from "../../core/evaluate.js";
import type { Failure } from "../../core/failure.js";
import { formatFailure } from "../../core/text/failure.js";

/** The value of a call with raw arguments, as a host makes it. */
export function call(definition: FunctionDefinition, ...args: readonly unknown[]): Value {
  const outcome = evaluate(definition, args);
  return outcome.ok ? outcome.value : expect.fail(formatFailure(outcome.failure, "en"));
}

/** The failure of a call that has no answer, with its sentences. */
export function refuse(
  definition: FunctionDefinition,
  ...args: readonly unknown[]
): Failure & { readonly en: string; readonly fr: string } {
  const outcome = evaluate(definition, args);
  if (outcome.ok) return expect.fail(`expected a failure, got ${String(outcome.value)}`);
  const { failure } = outcome;
  return { ...failure, en: formatFailure(failure, "en"), fr: formatFailure(failure, "fr") };
}
