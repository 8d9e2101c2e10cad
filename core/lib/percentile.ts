/**
 * The value below which a share of the sorted list lies, with linear interpolation between neighbours: numpy's default
 * and Excel's PERCENTILE.INC, never the nearest rank.
 */
export function percentileOf(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (position - below) * (high - low);
}
