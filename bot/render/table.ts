import { fitLines } from "../limits.js";
import { oneLine } from "./escape.js";

/** A phone shows about 28 characters of a code block without wrapping. */
export const TABLE_WIDTH = 28;

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table as monospaced text at most 28 characters wide, and how many rows did not fit. */
export function renderTable(table: Table, mostCharacters: number): { text: string; left: number } {
  const columns = table.columns.map(oneLine);
  const rows = table.rows.map((row) => row.map(oneLine));
  const widths = columnWidths(columns, rows);
  const total = widths.reduce((sum, width) => sum + width + 1, -1);
  if (total <= TABLE_WIDTH) {
    const head = columns.length > 0 ? headLines(columns, widths, rows) : "";
    const body = rows.map((row) => alignRow(row, widths, rows));
    return withHead(head, body, mostCharacters);
  }
  return withHead(
    "",
    rows.map((row) => record(columns, row)),
    mostCharacters,
  );
}

function withHead(head: string, body: readonly string[], most: number): { text: string; left: number } {
  const { text, left } = fitLines(body, most - head.length - 1);
  return { text: head === "" ? text : `${head}\n${text}`, left };
}

/** Cells decide the width of a column; a heading is broken into its words. */
function columnWidths(columns: readonly string[], rows: readonly (readonly string[])[]): readonly number[] {
  const count = Math.max(columns.length, ...rows.map((row) => row.length), 0);
  return Array.from({ length: count }, (_, i) =>
    Math.max(1, ...(columns[i] ?? "").split(" ").map(width), ...rows.map((row) => width(row[i] ?? ""))),
  );
}

function headLines(
  columns: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): string {
  const stacks = columns.map((column, i) => wrap(column, widths[i] ?? 1));
  const height = Math.max(...stacks.map((stack) => stack.length));
  const lines = Array.from({ length: height }, (_, line) =>
    alignRow(
      stacks.map((stack) => stack[line - (height - stack.length)] ?? ""),
      widths,
      rows,
    ),
  );
  return [...lines, widths.map((size) => "─".repeat(size)).join(" ")].join("\n");
}

/** Numbers stand right, words left; a column is numeric when its cells are. */
function alignRow(
  cells: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): string {
  return widths
    .map((size, i) => {
      const cell = cells[i] ?? "";
      const space = " ".repeat(Math.max(0, size - width(cell)));
      return isNumeric(rows, i) ? space + cell : cell + space;
    })
    .join(" ")
    .trimEnd();
}

function isNumeric(rows: readonly (readonly string[])[], column: number): boolean {
  return rows.every((row) => /^$|^[<>≈~$×-]?\s?[\d(]/.test(row[column] ?? ""));
}

/** A row too wide for a line: its first cell, then one indented line for each other cell. */
function record(columns: readonly string[], row: readonly string[]): string {
  const [first = "", ...others] = row;
  const named = others.length > 1;
  const lines = others.flatMap((cell, i) => {
    const heading = named && columns[i + 1] ? `${columns[i + 1]}: ` : "";
    return cell === "" ? [] : wrap(`${heading}${cell}`, TABLE_WIDTH - 2).map((line) => `  ${line}`);
  });
  return [...wrap(first, TABLE_WIDTH), ...lines].join("\n");
}

/** Breaks at spaces; a word longer than a line is broken where the line ends. */
export function wrap(text: string, size: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, size))) {
    if (line === "") line = word;
    else if (width(line) + 1 + width(word) <= size) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(word: string, size: number): readonly string[] {
  const characters = [...word];
  const parts: string[] = [];
  for (let i = 0; i < characters.length; i += size) parts.push(characters.slice(i, i + size).join(""));
  return parts;
}

function width(text: string): number {
  return [...text].length;
}
