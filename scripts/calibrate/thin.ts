import { groupOf } from "../accuracy/groups.js";
import type { Measured } from "../accuracy/measured.js";

/** Neighbouring rows of one sweep say the same: at most `most` rows, evenly spread, per group, source and hardware. */
export function thin(measured: readonly Measured[], most: number): Measured[] {
  const sweeps = new Map<string, Measured[]>();
  for (const m of measured) {
    const key = `${groupOf(m.regime)}|${m.source}|${m.hardware}|${m.engine}`;
    sweeps.set(key, [...(sweeps.get(key) ?? []), m]);
  }
  return [...sweeps.values()].flatMap((rows) => {
    if (rows.length <= most) return rows;
    return Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)] as Measured);
  });
}
