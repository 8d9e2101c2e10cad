import { expect } from "vitest";

/** Asserts that a number equals another within a relative tolerance (absolute where 0 is expected). */
export function near(actual: unknown, expected: number, relative = 1e-12): void {
  expect(actual).toBeTypeOf("number");
  const difference = Math.abs((actual as number) - expected);
  if (!(difference <= relative * (expected === 0 ? 1 : Math.abs(expected))))
    expect.fail(`${actual} is not ${expected} within ${relative} (relative)`);
}
