import { coerce, isBlank } from "./coerce.js";
import type { FunctionDefinition, Param } from "./define.js";
import { fail } from "./failure.js";
import type { Lang } from "./text/lang.js";

/** The object that `compute` receives: coerced, checked, defaults filled in. Fails on the first bad argument. */
export function nameArguments(
  definition: FunctionDefinition,
  args: readonly unknown[],
  style: Lang,
): Record<string, unknown> {
  const { params } = definition;
  const last = params.at(-1);
  if (args.length > params.length && last?.kind !== "any") refuseExtra(args, params.length);
  const named: Record<string, unknown> = {};
  for (let i = 0; i < params.length; i++) {
    const param = params[i] as Param;
    named[keyOf(param.name)] =
      param.kind === "any" ? args.slice(i) : coerce(param, args[i], style, definition);
  }
  for (const param of params) {
    const key = keyOf(param.name);
    if (named[key] !== undefined || !("default" in param) || param.default === undefined) continue;
    // A default that names a parameter means that parameter's value.
    const other = typeof param.default === "string" && params.find(({ name }) => name === param.default);
    named[key] = other ? named[keyOf(other.name)] : param.default;
  }
  return named;
}

const keys = new Map<string, string>();

/** `bandwidth_gbs` -> `bandwidthGbs`, remembered because a recalculating sheet asks for it in every cell. */
export function keyOf(name: string): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    keys.set(name, key);
  }
  return key;
}

function refuseExtra(args: readonly unknown[], most: number): void {
  if (args.slice(most).every(isBlank)) return;
  fail("type", {
    reason: {
      en: "too many arguments: {given} given, at most {most}",
      fr: "trop d’arguments : {given} au lieu de {most} au plus",
      values: { given: args.length, most },
    },
  });
}
