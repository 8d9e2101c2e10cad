// Holds the estimator against published measurements: `npm run accuracy -- [FILE...]`. Files as for calibrate; without
// any, the rows that the project ships. `--write` renews docs/accuracy.md and its charts; `--memory [FILE]` scores the
// memory rules instead.
import fs from "node:fs";
import { catalogueFacts } from "../core/deployment/facts-by-name.js";
import { isSpeed } from "../core/estimator/band.js";
import { report } from "../core/estimator/estimate.js";
import { formatFailure } from "../core/text/failure.js";
import { type Point, scatter } from "./accuracy/chart.js";
import { type Measured, readMeasured } from "./accuracy/measured.js";
import { accuracyTables } from "./accuracy/report.js";
import { RULES } from "./accuracy/rules.js";
import type { Scored } from "./accuracy/score.js";
import { memoryTable, scoreMemory } from "./accuracy-memory.js";

const SHIPPED = "scripts/accuracy/data/measured.csv";

function main(args: readonly string[]): void {
  const files = args.filter((arg) => !arg.startsWith("--"));
  if (args.includes("--memory")) {
    console.log(memoryTable(scoreMemory(files[0])));
    return;
  }
  const { rows, skipped } = readMeasured(files.length > 0 ? files : [SHIPPED], catalogueFacts);
  const { ours, rules, points, refused } = run(rows);
  const tables = accuracyTables(ours, rules);
  console.log(tables);
  console.log(`\nscored: ${ours.length}; left out: ${listed(skipped)}; refused: ${listed(refused)}`);
  if (args.includes("--write")) write(tables, points, ours.length);
}

function run(rows: readonly Measured[]): {
  ours: Scored[];
  rules: { rule: string; rows: Scored[] }[];
  points: (Point & { speed: boolean })[];
  refused: Record<string, number>;
} {
  const ours: Scored[] = [];
  const rules = RULES.map(({ name }) => ({ rule: name, rows: [] as Scored[] }));
  const points: (Point & { speed: boolean })[] = [];
  const refused: Record<string, number> = {};
  for (const row of rows) {
    const answer = report(row.input);
    if (!answer.ok) {
      const why = formatFailure(answer.failure, "en");
      refused[why] = (refused[why] ?? 0) + 1;
      continue;
    }
    const scored = (value: number, inBand?: boolean): Scored => ({
      ...row,
      error: Math.log(value / row.value),
      inBand,
    });
    ours.push(scored(answer.expected, row.value >= answer.low && row.value <= answer.high));
    points.push({
      regime: row.regime,
      measured: row.value,
      predicted: answer.expected,
      speed: isSpeed(row.input.metric),
    });
    RULES.forEach((rule, i) => {
      const value = rule.predict(answer.derived);
      if (value !== undefined) rules[i]?.rows.push(scored(value));
    });
  }
  return { ours, rules, points, refused };
}

function listed(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([reason, n]) => `${n} ${reason}`);
  return parts.length > 0 ? parts.join(", ") : "none";
}

function write(tables: string, points: readonly (Point & { speed: boolean })[], n: number): void {
  const speeds = points.filter((p) => p.speed);
  const times = points
    .filter((p) => !p.speed)
    .map((p) => ({ ...p, measured: p.measured / 1000, predicted: p.predicted / 1000 }));
  fs.mkdirSync("docs/images", { recursive: true });
  fs.writeFileSync("docs/images/accuracy-speeds.svg", scatter("Speeds", "tokens/s", speeds));
  fs.writeFileSync("docs/images/accuracy-times.svg", scatter("Latencies", "s", times));
  fs.writeFileSync("docs/accuracy.md", page(tables, n));
}

function page(tables: string, n: number): string {
  return `# Accuracy

<!-- Written by \`npm run accuracy -- --write\`; do not edit. -->

${n} published measurements against the estimator as it ships, names resolved by the catalogue. Factor error is
|ln(predicted / measured)| written as a percentage: 20 % is a factor of 1.2 either way. The constants were fitted on
these rows among others, so that this page shows the fit; what to expect on other devices and models is shown by
cross-validation, in [estimator.md](estimator.md). Rows and licences: \`scripts/accuracy/data/MEASURED.md\`.

![Predicted against measured speeds](images/accuracy-speeds.svg)
![Predicted against measured latencies](images/accuracy-times.svg)

The full line is perfect agreement, the broken lines are a factor of two.

## By group

${tables}
`;
}

main(process.argv.slice(2));
