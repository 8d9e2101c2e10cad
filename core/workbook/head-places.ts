import type { CellStyle, Sheet, SheetCell } from "./model.js";

/** Between a heading and its figures: a line for the unit, a line for a section's name. */
const MOST_ROWS_BETWEEN = 2;
const FIGURES: ReadonlySet<CellStyle> = new Set(["input", "output", "key"]);

/** Where a heading stands in its cell, when not at its left edge. */
export type HeadPlace = "right" | "indented";

/**
 * Headings above figures, and the units below these headings, end where the figures end; a heading of words beside such
 * a one, and plain words beside a figure, keep a distance.
 */
export function headPlaces({ cells }: Sheet): ReadonlyMap<SheetCell, HeadPlace> {
  const at = new Map(cells.map((cell) => [placeOf(cell.row, cell.column), cell]));
  const places = new Map<SheetCell, HeadPlace>();
  for (const heading of cells) {
    if (heading.style !== "heading") continue;
    const above: SheetCell[] = [heading];
    for (let rows = 1; rows <= 1 + MOST_ROWS_BETWEEN; rows++) {
      const below = at.get(placeOf(heading.row + rows, heading.column));
      if (!below) continue;
      if (below.style === "unit") above.push(below);
      else {
        if (typeof below.value === "number" || (below.style && FIGURES.has(below.style)))
          for (const head of above) places.set(head, "right");
        break;
      }
    }
  }
  for (const cell of cells) {
    const left = at.get(placeOf(cell.row, cell.column - 1));
    if (!left || places.has(cell)) continue;
    const besideHead = cell.style === "heading" && places.get(left) === "right";
    const besideFigure = cell.style === undefined && isWords(cell) && typeof left.value === "number";
    if (besideHead || besideFigure) places.set(cell, "indented");
  }
  return places;
}

function isWords({ value, formula }: SheetCell): boolean {
  return formula === undefined && typeof value === "string" && value !== "";
}

function placeOf(row: number, column: number): number {
  // No sheet has more columns than Excel's 16,384.
  return row * 16_384 + column;
}
