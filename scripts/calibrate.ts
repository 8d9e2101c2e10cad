// Refits the estimator's constants: `npm run calibrate -- FILE... [--full] [--write]`. FILES are measured values (.csv),
// their scenarios (.jsonl) and, where wanted, facts by name (.json). Prints the tables of cross-validation; `--full`
// leaves out every device and every model singly instead of in groups; `--write` replaces core/estimator/constants.ts.
import fs from "node:fs";
import { catalogueFacts } from "../core/deployment/facts-by-name.js";
import { bandFactors, bandKey, isSpeed } from "../core/estimator/band.js";
import { ceiling } from "../core/estimator/ceiling.js";
import type { Constants } from "../core/estimator/constants-shape.js";
import { derive } from "../core/estimator/derive.js";
import { expected } from "../core/estimator/expected.js";
import { readMeasured } from "./accuracy/measured.js";
import { type Scored, scoreBy, scoreGroups } from "./accuracy/score.js";
import { scoreTable } from "./accuracy/table.js";
import { fitBands } from "./calibrate/bands.js";
import { crossFit } from "./calibrate/cross-validate.js";
import { FIT_OPTIONS, fitConstants } from "./calibrate/fit.js";
import { dealFolds, type LeaveOut, singleFolds } from "./calibrate/folds.js";
import { parameters } from "./calibrate/parameters.js";
import { PRIORS } from "./calibrate/priors.js";
import { makeRows, type Row } from "./calibrate/problem.js";
import { thin } from "./calibrate/thin.js";
import { rounded, writeConstants } from "./calibrate/write.js";

const FOLDS = 8;
const MOST_ROWS_OF_A_SWEEP = 60;
const WARM_ITERATIONS = 5;

interface Judged {
  readonly row: Row;
  readonly constants: Constants;
}

function main(args: readonly string[]): void {
  const files = args.filter((arg) => !arg.startsWith("--"));
  if (files.length === 0) {
    console.error("usage: npm run calibrate -- values.csv scenarios.jsonl [facts.json] [--full] [--write]");
    process.exitCode = 2;
    return;
  }
  const { rows: measured, skipped } = readMeasured(files, catalogueFacts);
  console.log(`${measured.length} rows; left out: ${JSON.stringify(skipped)}`);
  const params = parameters(PRIORS);
  const all = makeRows(measured, PRIORS, params);
  const fitted = makeRows(thin(measured, MOST_ROWS_OF_A_SWEEP), PRIORS, params);
  console.log(`${params.length} constants, fitted to ${fitted.length} rows`);
  const constants = rounded(fitConstants(fitted, params, PRIORS));
  const judged = (["hardware", "model"] as const).map((by) => {
    const folds = args.includes("--full") ? singleFolds(measured, by) : dealFolds(measured, by, FOLDS);
    const options = { ...FIT_OPTIONS, iterations: WARM_ITERATIONS };
    const byName = crossFit(fitted, params, constants, folds, by, options);
    return { by, rows: all.map((row) => ({ row, constants: byName.get(row.measured[by]) ?? constants })) };
  });
  const bands = fitBands(judged.flatMap(({ rows }) => rows.map(residual)));
  const shipped: Constants = { ...constants, bands };
  for (const { by, rows } of judged)
    printTables(
      by,
      rows.map((j) => scored(j, bands)),
    );
  console.log("\n## Fit (every row seen)\n");
  const seen = all.map((row) => scored({ row, constants: shipped }, bands));
  console.log(scoreTable(scoreGroups(seen, "macro")));
  if (args.includes("--write")) fs.writeFileSync("core/estimator/constants.ts", writeConstants(shipped));
}

function residual({ row, constants }: Judged): Scored & { band: string; engineClass: string } {
  const derived = derive(row.scenario, row.bits, constants);
  return {
    ...scored({ row, constants }, {}),
    band: bandKey(derived),
    engineClass: derived.engine.engineClass,
  };
}

/** The prediction as the estimator settles it, held against the measurement. */
function scored({ row, constants }: Judged, bands: Constants["bands"]): Scored {
  const derived = derive(row.scenario, row.bits, { ...constants, bands });
  const limit = ceiling(derived);
  const value = expected(derived).value;
  const bounded = isSpeed(row.scenario.metric) ? Math.min(value, limit) : Math.max(value, limit);
  const { low, high } = bandFactors(derived, bandKey(derived));
  const measured = row.measured.value;
  return {
    ...row.measured,
    error: Math.log(bounded / measured),
    inBand: measured >= bounded * low && measured <= bounded * high,
  };
}

function printTables(by: LeaveOut, rows: readonly Scored[]): void {
  console.log(`\n## ${by === "hardware" ? "Hardware" : "Model"} left out\n`);
  console.log("Every source x hardware pair weighs the same:\n");
  console.log(scoreTable(scoreGroups(rows, "macro")));
  console.log("\nEvery row weighs the same:\n");
  console.log(scoreTable(scoreGroups(rows, "rows")));
  console.log("");
  console.log(
    scoreTable(
      scoreBy(rows, (row) => row.family, "macro"),
      "family",
    ),
  );
}

main(process.argv.slice(2));
