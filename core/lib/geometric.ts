/**
 * 1 + r + r² + … with a number of terms (1 or more), for a ratio from 0 to 1. Through log1p and expm1 it neither cancels
 * near r = 1, where (1 - r^n) / (1 - r) is 0 / 0, nor takes longer for a million terms.
 */
export function geometricSum(ratio: number, terms: number): number {
  if (ratio === 1) return terms;
  const below = ratio - 1;
  return Math.expm1(terms * Math.log1p(below)) / below;
}
