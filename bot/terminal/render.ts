import type { Answer, Figure, Reply } from "../../core/answers/answer.js";
import { formatBound } from "../../core/answers/figures.js";
import type { Lang } from "../../core/index.js";

/** A reply as plain text for a terminal. */
export function renderReply(reply: Reply, lang: Lang): string {
  if (reply.ok) return renderAnswer(reply.answer, lang);
  return [reply.message, ...(reply.actions ?? []).map(({ command }) => `  ${command}`)].join("\n");
}

function renderAnswer(answer: Answer, lang: Lang): string {
  const given =
    lang === "fr"
      ? { derived: "calculé", default: "par défaut", catalogue: "catalogue" }
      : { derived: "computed", default: "default", catalogue: "catalogue" };
  const inputs = answer.inputs.map(
    ({ label, value, source }) => `${label} ${value}${source === "given" ? "" : ` (${given[source]})`}`,
  );
  const blocks = [
    answer.title,
    ...answer.headline.map((figure) => `  ${renderFigure(figure, answer.title, lang)}`),
    ...(answer.table ? [renderTable(answer.table.columns, answer.table.rows)] : []),
    ...(inputs.length > 0 ? [`  ${inputs.join(" · ")}`] : []),
    ...answer.working.map((line) => `  ${line}`),
    ...answer.notes.map((note) => `  – ${note}`),
    ...answer.formulas.map((formula) => `  ${formula[lang]}`),
  ];
  return blocks.join("\n");
}

function renderFigure(figure: Figure, title: string, lang: Lang): string {
  const { label, text, low, high, ceiling } = figure;
  const number = (bound: number) => formatBound(figure, bound, lang);
  const band = low !== undefined && high !== undefined ? `  [${number(low)} – ${number(high)}]` : "";
  const most = ceiling !== undefined ? `  ${lang === "fr" ? "plafond" : "ceiling"} ${number(ceiling)}` : "";
  return `${label === title ? "" : `${label}${lang === "fr" ? "\u00a0:" : ":"} `}${text}${band}${most}`;
}

function renderTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = columns.length > 0 ? [columns, ...rows] : rows;
  const widths = (all[0] ?? []).map((_, i) => Math.max(...all.map((row) => [...(row[i] ?? "")].length)));
  // Figures read best aligned on the right, words on the left.
  const isFigure = (text: string) => /^[-–]?\d/.test(text);
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => {
        const room = " ".repeat(Math.max(0, (widths[i] ?? 0) - [...cell].length));
        return rows.every((other) => isFigure(other[i] ?? "")) ? room + cell : cell + room;
      })
      .join("  ")
      .trimEnd();
  return all.map((row) => `  ${line(row)}`).join("\n");
}
