/** One measured figure beside the limit that it must keep. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** `most`: must not be passed; `least`: must be reached. */
  readonly most?: number;
  readonly least?: number;
}

export function holds({ value, most, least }: Measure): boolean {
  return (most === undefined || value <= most) && (least === undefined || value >= least);
}

/** The value below which a share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
