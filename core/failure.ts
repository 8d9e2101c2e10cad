import type { Text } from "./text/lang.js";

/**
 * Why there is no number. `type`: missing, text, NaN, infinity. `domain`: a finite number out of range, or a result
 * that overflows. `unknown`: a name that is not listed. `infeasible`: valid numbers, but no answer exists.
 */
export type FailureCode = "type" | "domain" | "unknown" | "infeasible";

/** A sentence with `{placeholders}`; the numbers in `values` are written in the reader's language. */
export interface Reason extends Text {
  readonly values?: Readonly<Record<string, number | string>>;
}

/** What a parameter accepts. */
export interface Allowed {
  /** What is wanted when the kind of thing is wrong. */
  readonly kind?: "number" | "integer" | "boolean" | "text" | "range" | "name";
  readonly above?: number;
  readonly min?: number;
  readonly below?: number;
  readonly max?: number;
  /** The whole list, where it is short enough to be shown. */
  readonly values?: readonly string[];
  readonly unit?: string;
  readonly example?: number | string | boolean;
}

/** A failure is data without language: sentences come from `formatFailure` alone. */
export interface Failure {
  readonly code: FailureCode;
  /** Public name of the parameter, e.g. `bandwidth_gbs`. */
  readonly param?: string;
  readonly given?: number | string | boolean | null;
  readonly allowed?: Allowed;
  /** Nearest names, best first. */
  readonly suggestion?: readonly string[];
  readonly reason?: Reason;
}

/** The only exception of the core. `evaluate` is the only place that catches it. */
export class CalcError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.name = "CalcError";
    this.failure = failure;
  }
}

/** Leaves a computation for which there is no answer. */
export function fail(code: FailureCode, detail: Omit<Failure, "code"> = {}): never {
  throw new CalcError({ code, ...detail });
}
