import { execFileSync } from "node:child_process";
import type { Measure } from "./measure.js";

/** Planning workbooks as terminal and bot write them: the first one of a process, the later ones, and their size. */
export function workbook(): readonly Measure[] {
  const printed = execFileSync(process.execPath, ["scripts/run.mjs", "scripts/bench/workbook-process.ts"], {
    encoding: "utf8",
  });
  const { coldMs, warmMs, bytes } = JSON.parse(printed) as Record<"coldMs" | "warmMs" | "bytes", number>;
  return [
    { name: "planning workbook, the first of a process, CPU", unit: "ms", value: coldMs, most: 1500 },
    { name: "planning workbook, warm, CPU", unit: "ms", value: warmMs, most: 300 },
    { name: "planning workbook, size", unit: "kB", value: bytes / 1000, most: 1000 },
  ];
}
