/** The sum of a list with the rounding errors carried along (Neumaier), so that 100,000 terms stay exact to a few ulp. */
export function compensatedSum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}
