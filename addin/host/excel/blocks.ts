import type { Block, SheetCell } from "../../../core/workbook/model.js";

/** The smallest rectangle around all cells; nothing for a blank sheet. */
export function boundsOf(cells: readonly SheetCell[]): Block | undefined {
  if (cells.length === 0) return undefined;
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    row: top,
    column: left,
    rows: Math.max(...rows) - top + 1,
    columns: Math.max(...columns) - left + 1,
  };
}

/** A property of the cells as rows over a rectangle; null, which leaves a cell as it is, where there is none. */
export function matrixOf<T>(
  cells: readonly SheetCell[],
  { row, column, rows, columns }: Block,
  property: (cell: SheetCell) => T | undefined,
): (T | null)[][] {
  const matrix = Array.from({ length: rows }, () => Array.from({ length: columns }, (): T | null => null));
  for (const cell of cells) {
    const line = matrix[cell.row - row];
    if (line) line[cell.column - column] = property(cell) ?? null;
  }
  return matrix;
}

/** The cells of one kind as few rectangles: runs along rows, joined where the same columns follow row by row. */
export function blocksOf(cells: readonly Pick<SheetCell, "row" | "column">[]): readonly Block[] {
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: { row: number; column: number; rows: number; columns: number }[] = [];
  for (const { row, column } of sorted) {
    const last = runs.at(-1);
    if (last && last.row === row && last.column + last.columns === column) last.columns++;
    else runs.push({ row, column, rows: 1, columns: 1 });
  }
  const open = new Map<string, (typeof runs)[number]>();
  const blocks: (typeof runs)[number][] = [];
  for (const run of runs) {
    const key = `${run.column} ${run.columns}`;
    const above = open.get(key);
    if (above && above.row + above.rows === run.row) above.rows++;
    else {
      blocks.push(run);
      open.set(key, run);
    }
  }
  return blocks;
}
