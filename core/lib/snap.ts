// Plain doubles miss whole numbers by a hair: 0.11 s at 1.1 ms is 100 gaps, but the division gives 99.99999999999999.
const SNAP = 1e-9;

/** The number itself, or the nearest whole number when it lies within 1e-9 (relative) of it. */
function snap(value: number): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= SNAP * Math.max(1, Math.abs(value)) ? whole : value;
}

/** Largest whole number not above the value, snapped first. */
export function floorSnap(value: number): number {
  return Math.floor(snap(value));
}

/** Smallest whole number not below the value, snapped first. */
export function ceilSnap(value: number): number {
  return Math.ceil(snap(value));
}

/** Whether a value is at least the bound, or misses it by rounding alone (1e-9 relative). */
export function reaches(value: number, bound: number): boolean {
  return value >= bound - SNAP * Math.abs(bound);
}
