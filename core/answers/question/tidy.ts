/** Without the dust of binary fractions: 3 x 0.2 is 0.6, not 0.6000000000000001. */
export function tidy(value: number): number {
  return Math.abs(value) < 1e15 ? Number(value.toPrecision(12)) : value;
}
