// Scores the memory rules on observed figures (CSV: one metric a row, fields as in scripts/accuracy/data/MEMORY.md).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CalcError } from "../core/failure.js";
import { parseCsv } from "./accuracy/csv.js";
import { predict, unitOf } from "./accuracy/predict-memory.js";

export interface MemoryScore {
  readonly id: string;
  readonly group: string;
  readonly observed: number;
  readonly predicted: number;
  /** Relative error; absolute in GiB where the observed value is near 0. */
  readonly error: number;
}

export interface MemoryTable {
  readonly rows: readonly {
    readonly group: string;
    readonly n: number;
    readonly median: number;
    readonly mean: number;
    readonly p90: number;
    readonly max: number;
  }[];
  readonly scores: readonly MemoryScore[];
  /** Rows that the rules do not predict, with the reason. */
  readonly skipped: readonly { readonly id: string; readonly reason: string }[];
}

/** The rows that the project ships, from sources with an open licence. */
export function shippedMemory(): string {
  return join(process.cwd(), "scripts", "accuracy", "data", "memory.csv");
}

/** Predicts every row of a file that the rules cover and compares. */
export function scoreMemory(file: string = shippedMemory()): MemoryTable {
  const scores: MemoryScore[] = [];
  const skipped: { id: string; reason: string }[] = [];
  for (const row of parseCsv(readFileSync(file, "utf8"))) {
    const id = row.id ?? "";
    try {
      const prediction = predict(row);
      if (typeof prediction === "string") skipped.push({ id, reason: prediction });
      else {
        const observed = Number(row.value) * unitOf(row);
        scores.push({ id, ...prediction, observed, error: prediction.predicted / observed - 1 });
      }
    } catch (error) {
      if (!(error instanceof CalcError)) throw error;
      skipped.push({
        id,
        reason: `${error.failure.code} ${error.failure.param ?? ""} ${error.failure.given ?? ""}`,
      });
    }
  }
  const groups = [...new Set(scores.map(({ group }) => group)), ...Object.keys(HEADLINES)];
  return { rows: groups.flatMap((group) => summary(group, scores)), scores, skipped };
}

/** Groups that the targets speak of. */
const HEADLINES: Readonly<Record<string, (group: string) => boolean>> = {
  "all weights and files": (group) => group.startsWith("weights") || group.startsWith("file"),
  "all totals": (group) => group.startsWith("total"),
};

function summary(group: string, scores: readonly MemoryScore[]): MemoryTable["rows"] {
  const belongs = HEADLINES[group] ?? ((other: string) => other === group);
  const errors = scores
    .filter((score) => belongs(score.group))
    .map(({ error }) => Math.abs(error))
    .sort((a, b) => a - b);
  if (errors.length === 0) return [];
  const at = (share: number) =>
    errors[Math.min(errors.length - 1, Math.ceil(share * errors.length) - 1)] ?? 0;
  const half = errors.length / 2;
  const median = ((errors[Math.ceil(half) - 1] ?? 0) + (errors[Math.floor(half)] ?? errors.at(-1) ?? 0)) / 2;
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return [{ group, n: errors.length, median, mean, p90: at(0.9), max: errors.at(-1) ?? 0 }];
}

/** The table as Markdown, in percent. */
export function memoryTable({ rows, skipped }: MemoryTable): string {
  const percent = (value: number) => (value * 100).toFixed(2);
  return [
    "| quantity | n | median % | mean % | p90 % | max % |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      (r) =>
        `| ${r.group} | ${r.n} | ${percent(r.median)} | ${percent(r.mean)} | ${percent(r.p90)} | ${percent(r.max)} |`,
    ),
    "",
    `${skipped.length} rows are outside the rules.`,
  ].join("\n");
}
