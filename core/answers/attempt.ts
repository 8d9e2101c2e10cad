import { CalcError, type Failure } from "../failure.js";

export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** Work that may have no answer, where the rest of the reply does not depend on it. */
export function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof CalcError) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** The same, nothing where there is no answer. */
export function tried<T>(work: () => T): T | undefined {
  const outcome = attempt(work);
  return outcome.ok ? outcome.value : undefined;
}
