import { beforeAll, describe, expect, it } from "vitest";
import type { CellValue } from "../../../addin/host/sheet-host.js";
import type { CellFailure } from "../../../addin/workbench/engine/results.js";
import { findFunction } from "../../../core/index.js";
import { NOT_TYPEABLE } from "../../helpers/host-limits.js";
import { matches, type Vector, vectors } from "../../helpers/vectors.js";
import { calculate, openWorkbench, valuesOf } from "../../helpers/workbench-page.js";

// One formula in every so many rows, so that no result spills into the next one.
const ROWS_EACH = 40;
const COLUMNS = 10;
/** The grid rounds what a formula gives to 12 to 15 digits when it hands it on. */
const GRID_PRECISION = 1e-11;

const known = vectors.filter(({ id, function: name }) => !NOT_TYPEABLE.has(id) && findFunction(name));
const results = new Map<string, unknown>();

beforeAll(async () => {
  const { page } = await openWorkbench("lang=en");
  const rows: (readonly (string | null)[])[] = [];
  for (const { formula = "" } of known) {
    rows.push([formula]);
    for (let i = 1; i < ROWS_EACH; i++) rows.push([null]);
  }
  await calculate(page, rows);
  const values = await valuesOf(page, `A1:${String.fromCharCode(64 + COLUMNS)}${rows.length}`);
  const failures = await page.evaluate((every) => {
    const sheet = globalThis.jeton.api.getActiveWorkbook()?.getActiveSheet().getSheet();
    const found: Record<number, CellFailure | undefined> = {};
    sheet?.getCellMatrix().forValue((row, column, cell) => {
      if (column === 0)
        found[row / every] = (cell?.custom as { readonly jeton?: CellFailure } | undefined)?.jeton;
    });
    return found;
  }, ROWS_EACH);
  known.forEach((vector, i) => {
    const failure = failures[i];
    results.set(vector.id, failure ? { error: failure.failure.code } : block(values, i * ROWS_EACH, vector));
  });
});

/** What stands at a row: one cell, or as many as the vector expects. */
function block(values: readonly (readonly CellValue[])[], row: number, { expect: wanted }: Vector): unknown {
  if (!Array.isArray(wanted)) return values[row]?.[0];
  const rows = Array.isArray(wanted[0]) ? (wanted as readonly (readonly unknown[])[]) : [wanted];
  const columns = rows[0]?.length ?? 0;
  return rows.map((_, i) => values[row + i]?.slice(0, columns));
}

describe("vectors in the grid", () => {
  it("cover every function that there is a vector for", () => {
    expect(known.length).toBeGreaterThan(60);
  });

  it.each(known.map((vector) => [vector.id, vector.formula, vector] as const))(
    "%s %s",
    (id, _formula, vector) => {
      const result = results.get(id);
      expect(matches(result, vector, GRID_PRECISION), JSON.stringify(result)).toBe(true);
    },
  );
});
