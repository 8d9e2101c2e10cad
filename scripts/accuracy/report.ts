import { GROUPS, groupOf } from "./groups.js";
import type { Scored } from "./score.js";
import { score, scoreBy, scoreGroups } from "./score.js";
import { markdown, percent, scoreTable } from "./table.js";

/** A row of the comparison with simple rules. */
export interface RuleScore {
  readonly rule: string;
  readonly rows: readonly Scored[];
}

/** Tables of one run: by group, by family of devices, rules beside the estimator, and where it fails worst. */
export function accuracyTables(ours: readonly Scored[], rules: readonly RuleScore[]): string {
  return [
    "Every source x hardware pair weighs the same:",
    "",
    scoreTable(scoreGroups(ours, "macro")),
    "",
    "Every row weighs the same:",
    "",
    scoreTable(scoreGroups(ours, "rows")),
    "",
    scoreTable(
      scoreBy(ours, (row) => row.family, "macro"),
      "family",
    ),
    "",
    "## Beside simple rules",
    "",
    rulesTable([{ rule: "this estimator", rows: ours }, ...rules]),
    "",
    "## Where it fails",
    "",
    worstTable(ours),
  ].join("\n");
}

function rulesTable(rules: readonly RuleScore[]): string {
  const lines: string[][] = [];
  for (const { name } of GROUPS)
    for (const { rule, rows } of rules) {
      const own = rows.filter((row) => groupOf(row.regime) === name);
      if (own.length === 0) continue;
      const s = score(own, "macro");
      lines.push([name, rule, String(s.n), percent(s.median), percent(s.p90), percent(s.within20)]);
    }
  return markdown(["group", "rule", "n", "median factor error", "p90", "within 20%"], lines);
}

const WORST = 20;
const ENOUGH = 3;

/** Pairs of source and device with the largest median error, within a group. */
function worstTable(ours: readonly Scored[]): string {
  const pairs = scoreBy(
    ours,
    (row) => `${groupOf(row.regime)} | ${row.source} | ${row.hardware} | ${row.engine}`,
    "rows",
  );
  const worst = pairs
    .filter(([, s]) => s.n >= ENOUGH)
    .sort((a, b) => b[1].median - a[1].median)
    .slice(0, WORST);
  return markdown(
    ["group", "source", "hardware", "engine", "n", "median factor error", "bias"],
    worst.map(([name, s]) => [...name.split(" | "), String(s.n), percent(s.median), percent(s.bias)]),
  );
}
