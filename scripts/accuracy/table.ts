import type { Score } from "./score.js";

const HEADING = ["group", "n", "median factor error", "p90", "within 20%", "within 2x", "bias", "in band"];

/** Markdown table of scores. */
export function scoreTable(scores: readonly (readonly [string, Score])[], first = "group"): string {
  return markdown(
    [first, ...HEADING.slice(1)],
    scores.map(([name, s]) => [
      name,
      String(s.n),
      percent(s.median),
      percent(s.p90),
      percent(s.within20),
      percent(s.within2x),
      percent(s.bias),
      percent(s.coverage),
    ]),
  );
}

export function markdown(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n");
}

export function percent(fraction: number): string {
  return Number.isFinite(fraction) ? `${Math.round(fraction * 100)}%` : "-";
}
