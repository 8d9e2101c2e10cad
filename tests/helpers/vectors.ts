import formulas from "../vectors/formulas.json" with { type: "json" };
import list from "../vectors/signatures.json" with { type: "json" };

type Expected = number | string | boolean | readonly unknown[] | { readonly error: string };

/** A test vector: a call, what it gives, and how near. `formula` is the call as typed in Excel, where it can be. */
export interface Vector {
  readonly id: string;
  readonly function: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly expect: Expected;
  readonly tolerance: { readonly rel?: number; readonly exact?: boolean };
  readonly formula?: string;
}

export interface Signature {
  readonly name: string;
  readonly params: readonly {
    readonly name: string;
    readonly optional: boolean;
    readonly default?: unknown;
  }[];
}

export const vectors: readonly Vector[] = formulas.vectors as never;
export const signatures: readonly Signature[] = list;

/**
 * Whether a result is what the vector expects: an error by its code, numbers within its tolerance (or a wider one, for
 * a host that rounds). A flat list in a vector is one row.
 */
export function matches(
  result: unknown,
  { expect, tolerance }: Pick<Vector, "expect" | "tolerance">,
  atLeast = 0,
): boolean {
  const relative = Math.max(tolerance.rel ?? 0, atLeast);
  return same(result, isFlat(expect) ? [expect] : expect, relative);
}

function isFlat(expected: Expected): expected is readonly unknown[] {
  return Array.isArray(expected) && !Array.isArray(expected[0]);
}

function same(result: unknown, expected: unknown, relative: number): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(result) &&
      result.length === expected.length &&
      expected.every((cell, i) => same(result[i], cell, relative))
    );
  if (typeof expected === "number" && typeof result === "number")
    return Math.abs(result - expected) <= relative * (expected === 0 ? 1 : Math.abs(expected));
  if (typeof expected === "object" && expected !== null && "error" in expected)
    return (
      typeof result === "object" && result !== null && "error" in result && result.error === expected.error
    );
  return result === expected;
}
