import { execFileSync } from "node:child_process";
import type { Measure } from "./measure.js";

interface Costs {
  readonly cold: number;
  readonly warm: number;
}
interface Printed {
  readonly clock: Costs;
  readonly processor: Costs;
  readonly bytes: number;
}

/**
 * Planning workbooks as terminal and bot write them: the first one of a process, the later ones, and their size. The
 * limits are of waiting; the processor's time, on all threads, stands beside it for a machine that others use.
 */
export function workbook(): readonly Measure[] {
  const printed = execFileSync(process.execPath, ["scripts/run.mjs", "scripts/bench/workbook-process.ts"], {
    encoding: "utf8",
  });
  const { clock, processor, bytes } = JSON.parse(printed) as Printed;
  return [
    { name: "planning workbook, the first of a process", unit: "ms", value: clock.cold, most: 1500 },
    { name: "planning workbook, warm", unit: "ms", value: clock.warm, most: 300 },
    { name: "planning workbook, the first of a process, CPU", unit: "ms", value: processor.cold },
    { name: "planning workbook, warm, CPU", unit: "ms", value: processor.warm },
    { name: "planning workbook, size", unit: "kB", value: bytes / 1000, most: 1000 },
  ];
}
