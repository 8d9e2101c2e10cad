import type { Block } from "./model.js";

/** `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** `B4`, from a row and a column that count from 0. */
export function cellRef(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** `$B$4`, or `$B$4:$C$9` for more than one cell. */
export function absoluteRef({ row, column, rows, columns }: Block): string {
  const first = `$${columnLetters(column)}$${row + 1}`;
  if (rows === 1 && columns === 1) return first;
  return `${first}:$${columnLetters(column + columns - 1)}$${row + rows}`;
}

/** A sheet name as it stands in a formula: in quotes unless it is one plain word. */
export function sheetRef(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
