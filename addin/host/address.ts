import type { Position } from "./sheet-host.js";

/** `B4`, from a row and a column that count from 0. */
export function cellAddress({ row, column }: Pick<Position, "row" | "column">): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** `Plan!B4`; a sheet name that is not one plain word stands in quotes. */
export function fullAddress(position: Position): string {
  const { sheet } = position;
  const name = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${cellAddress(position)}`;
}
