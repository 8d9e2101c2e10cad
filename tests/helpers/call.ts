import { expect } from "vitest";
import {
  evaluate,
  type Failure,
  findFunction,
  formatFailure,
  type Lang,
  type Value,
} from "../../core/index.js";

/** The value of a function called by name with the arguments of a cell. */
export function value(name: string, ...args: readonly unknown[]): Value {
  return valueIn("en", name, ...args);
}

/** The same for a reader of the language. */
export function valueIn(lang: Lang, name: string, ...args: readonly unknown[]): Value {
  const outcome = call(lang, name, args);
  return outcome.ok ? outcome.value : expect.fail(`${name}: ${formatFailure(outcome.failure, lang)}`);
}

/** The failure of a call that has to fail. */
export function failure(name: string, ...args: readonly unknown[]): Failure {
  const outcome = call("en", name, args);
  return outcome.ok ? expect.fail(`${name} gives ${JSON.stringify(outcome.value)}`) : outcome.failure;
}

function call(lang: Lang, name: string, args: readonly unknown[]) {
  const definition = findFunction(name);
  return definition ? evaluate(definition, args, lang) : expect.fail(`${name} does not exist`);
}
