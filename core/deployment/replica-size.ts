import { CalcError } from "../failure.js";

/** Cards of one replica that are tried and offered: what servers hold. */
export const GPU_COUNTS = [1, 2, 4, 8] as const;

/** What came of trying every count of cards. */
export interface Tried<T> {
  /** With the smallest total; the fewest cards a replica among equals. Nothing where no total is finite. */
  readonly best: T | undefined;
  readonly made: readonly T[];
  /** Of the fewest cards that were refused. */
  readonly refused: CalcError | undefined;
}

/** Tries every count of cards a replica and picks the one whose fleet takes fewest in all. */
export function tryCounts<T>(make: (gpus: number) => T, total: (made: T) => number): Tried<T> {
  const made: T[] = [];
  let refused: CalcError | undefined;
  let best: { readonly made: T; readonly total: number } | undefined;
  for (const gpus of GPU_COUNTS)
    try {
      const one = make(gpus);
      const size = total(one);
      made.push(one);
      if (size < (best?.total ?? Number.POSITIVE_INFINITY)) best = { made: one, total: size };
    } catch (error) {
      if (!(error instanceof CalcError)) throw error;
      refused ??= error;
    }
  return { best: best?.made, made, refused };
}
