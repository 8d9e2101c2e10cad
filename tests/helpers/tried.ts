import { expect } from "vitest";
import { CalcError, type Failure } from "../../core/failure.js";

/** The failure of a computation that has to fail. */
export function tried(compute: () => unknown): Failure {
  try {
    compute();
  } catch (error) {
    if (error instanceof CalcError) return error.failure;
    throw error;
  }
  return expect.fail("nothing was refused");
}
