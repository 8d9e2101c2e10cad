import type { Measured } from "../accuracy/measured.js";

export type LeaveOut = "hardware" | "model";

/** Names are dealt to folds by falling row count, so that folds weigh about the same; ties by name. */
export function dealFolds(measured: readonly Measured[], by: LeaveOut, folds: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const m of measured) counts.set(m[by], (counts.get(m[by]) ?? 0) + 1);
  const names = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const load = new Array<number>(folds).fill(0);
  const fold = new Map<string, number>();
  for (const [name, n] of names) {
    const lightest = load.indexOf(Math.min(...load));
    fold.set(name, lightest);
    load[lightest] = (load[lightest] ?? 0) + n;
  }
  return fold;
}

/** One fold per name. */
export function singleFolds(measured: readonly Measured[], by: LeaveOut): Map<string, number> {
  return new Map([...new Set(measured.map((m) => m[by]))].sort().map((name, i) => [name, i]));
}
